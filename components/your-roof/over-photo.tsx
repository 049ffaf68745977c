import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import type { CornerAt } from '@/lib/your-roof/draft';
import { Compared } from './choose/compared';
import { BrushLayer, type Brush } from './mark/brush-layer';
import { CornersLayer } from './mark/corners-layer';
import { Outlines } from './mark/outlines';
import type { Opened } from './photo/opened';
import { Bitmap, placeOf } from './stage';
import type { Laid, RoofState } from './use-roof';

interface Props {
  roof: RoofState;
  opened: Opened;
  words: YourRoofSteps;
  marking: { chosen: CornerAt | null; onChoose: (at: CornerAt) => void; brush: Brush };
  pinned: Laid | null;
}

/** What lies over the photograph in each step. */
export function OverPhoto({ roof, opened: { view, size }, words, marking, pinned }: Props) {
  const { step, draft, looked, laid, isShown, isRefused, isBroken } = roof;
  if (step === 'photo') return <Outlines draft={draft} size={size} next={null} />;
  if (step === 'corners')
    return (
      <CornersLayer
        view={view}
        size={size}
        draft={draft}
        onChange={roof.change}
        chosen={marking.chosen}
        onChoose={marking.onChoose}
        words={words.corners}
      />
    );
  if (isShown && (isRefused || isBroken)) return null;
  if (isShown)
    return laid ? (
      <Compared laid={laid} pinned={pinned} size={size} words={words.tile} />
    ) : (
      <p role="status" className="t-note absolute start-0 bottom-0 bg-limewash px-2 py-0.5">
        {looked ? words.tile.working : words.before.finding}
      </p>
    );
  return (
    <>
      {looked && <Bitmap bitmap={looked.veil} style={placeOf(looked.frame, size)} />}
      <BrushLayer
        view={view}
        size={size}
        brush={marking.brush}
        onStroke={(stroke) => roof.change({ ...draft, strokes: [...draft.strokes, stroke] })}
        words={words.before}
      />
    </>
  );
}
