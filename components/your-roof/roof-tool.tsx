import { useState, type KeyboardEvent } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import { takesText } from '@/components/photo/takes-text';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import { nearestLeft, type CornerAt } from '@/lib/your-roof/draft';
import { usePinned } from './choose/use-pinned';
import { RADII } from './mark/before-panel';
import type { Brush } from './mark/brush-layer';
import { KeptNote } from './kept-note';
import { OverPhoto } from './over-photo';
import { Stage } from './stage';
import { NextStep, StepHead } from './step-frame';
import { StepNav } from './step-nav';
import { StepPanel } from './step-panel';
import { RefusedNote } from './photo/refused-note';
import { MESSAGE, type ToolProps } from './tool-props';
import { useFocusStays } from './use-focus-stays';
import { useInView } from './use-in-view';
import { useOffer } from './use-offer';
import { useRoof, type RoofState } from './use-roof';

/** The photograph and the five steps from its corners to a picture that is kept. */
export function RoofTool(props: ToolProps) {
  const { opened, data, words, send } = props;
  const { size, view } = opened;
  const roof = useRoof(opened, data.tiles);
  const [last, setChosen] = useState<CornerAt | null>(null);
  const chosen = last && nearestLeft(roof.draft, last);
  const [brush, setBrush] = useState<Brush>({ kind: 'out', radius: RADII.middle });
  const { pinned, isPinned, onPin } = usePinned(roof);
  const { step, isRefused, isBroken } = roof;
  const { pane, panel, title } = useInView(step, opened.isNew);
  const isSent = isRefused || (step === 'keep' && roof.laid !== null && !isBroken);
  const stays = useFocusStays(roof.draft, title);
  const offer = useOffer(props, roof, isSent);

  const key = (event: KeyboardEvent) => {
    // Whoever writes takes back a word.
    if (takesText(event.target)) return;
    if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
    const isForward = event.shiftKey || /^y$/i.test(event.key);
    event.preventDefault();
    (isForward ? roof.redo : roof.undo)?.();
  };
  return (
    // Undo by keys wherever the focus is within the tool; everything pressed is a button of its own.
    <div
      className="-mx-margin grid lg:mx-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-gutter"
      onKeyDown={key}
      {...stays}
    >
      <div
        ref={pane}
        className="under-bar top-(--bar) z-20 bg-limewash max-lg:tall:sticky lg:sticky lg:top-(--hd-small)"
      >
        <Stage view={view} size={size} label={labelOf(roof, words)}>
          <OverPhoto
            roof={roof}
            opened={opened}
            words={words}
            marking={{ chosen, onChoose: setChosen, brush }}
            pinned={pinned}
          />
        </Stage>
        <StepNav words={words.steps} open={step} onOpen={roof.goToStep} canMark={roof.canMark} />
      </div>
      <div ref={panel} className="below-picture grid content-start gap-6 px-margin pt-6 lg:px-0 lg:pt-0">
        <div id={MESSAGE} role="status" className="empty:sr-only">
          {props.refused && <RefusedNote {...props.refused} stays={words.photo.stays} />}
        </div>
        <StepHead roof={roof} words={words} title={title} />
        {step !== 'photo' && (
          <div role="status" className="empty:sr-only">
            <KeptNote
              isKept={opened.isKept}
              kept={null}
              lost={<p className="t-small font-[560]">{words.photo.notKept}</p>}
            />
          </div>
        )}
        <StepPanel
          {...props}
          roof={roof}
          marking={{ chosen, brush, onBrush: setBrush }}
          isPinned={isPinned}
          onPin={onPin}
        />
        <NextStep roof={roof} words={words} />
        {/* Only hidden while it is not offered: a form that somebody has begun stays as it is. */}
        <div hidden={!isSent}>
          <AttachmentContext value={offer}>{send}</AttachmentContext>
        </div>
      </div>
    </div>
  );
}

function labelOf({ step, tile }: RoofState, words: YourRoofSteps): string {
  if (step === 'tile' || step === 'keep') return fill(words.tile.canvas, { tile: tile.name });
  return step === 'before' ? words.before.canvas : words.corners.canvas;
}
