import type { CornerAt } from '@/lib/your-roof/draft';
import { KeepPanel } from './choose/keep-panel';
import { TilePanel } from './choose/tile-panel';
import { BeforePanel } from './mark/before-panel';
import type { Brush } from './mark/brush-layer';
import { CornersPanel } from './mark/corners-panel';
import { PhotoPanel } from './photo/photo-panel';
import { Told } from './told';
import { byOf, type ToolProps } from './tool-props';
import type { RoofState } from './use-roof';

interface Props extends ToolProps {
  roof: RoofState;
  marking: { chosen: CornerAt | null; brush: Brush; onBrush: (brush: Brush) => void };
  isPinned: boolean;
  onPin: () => void;
}

/** What can be chosen in the open step. */
export function StepPanel({ roof, marking, isPinned, onPin, ...props }: Props) {
  const { opened, data, words } = props;
  const { step, draft, isRefused, isBroken } = roof;
  const isOver = isRefused || isBroken;
  if (step === 'photo') return <PhotoPanel {...props} />;
  if (step === 'corners')
    return (
      <CornersPanel
        draft={draft}
        size={opened.size}
        chosen={marking.chosen}
        onChange={roof.change}
        onClose={roof.close}
        moved={roof.moved}
        words={words.corners}
      />
    );
  return (
    <>
      {step === 'before' && (
        <BeforePanel
          draft={draft}
          onChange={roof.change}
          brush={marking.brush}
          onBrush={marking.onBrush}
          leftOut={roof.looked?.leftOut ?? (isOver ? undefined : null)}
          words={words.before}
        />
      )}
      <div role="status" className="empty:sr-only">
        <Told reasons={roof.reasons} isRefused={isRefused} isBroken={isBroken} words={words} />
      </div>
      {step === 'tile' && (
        <TilePanel
          data={data}
          tile={roof.tile}
          onChoose={roof.chooseTile}
          isPinned={isPinned}
          onPin={isOver ? undefined : onPin}
          words={words.tile}
        />
      )}
      {step === 'keep' && roof.looked && !isOver && (
        <KeepPanel
          engine={opened.engine}
          looked={roof.looked}
          tile={roof.tile}
          by={byOf(data, roof.tile)}
          aside={props.aside}
          words={words.keep}
          add={props.add}
        />
      )}
    </>
  );
}
