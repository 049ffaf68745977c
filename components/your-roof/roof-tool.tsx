import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import { Button } from '@/components/ui/control/button';
import { SquareButton } from '@/components/ui/control/square-button';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { YourRoofWords } from '@/content/pages/your-roof';
import type { PhotoAttachment } from '@/lib/enquiry-attachment/attachment';
import { fill } from '@/lib/site/fill';
import type { CornerAt } from '@/lib/your-roof/draft';
import { Compared } from './choose/compared';
import { KeepPanel } from './choose/keep-panel';
import { TilePanel } from './choose/tile-panel';
import { directed } from './choose/use-saved-picture';
import { BeforePanel, RADII } from './mark/before-panel';
import { BrushLayer, type Brush } from './mark/brush-layer';
import { CornersLayer } from './mark/corners-layer';
import { CornersPanel } from './mark/corners-panel';
import { Outlines } from './mark/outlines';
import type { Opened } from './opened';
import { Bitmap, placeOf, Stage } from './stage';
import { StepNav } from './step-nav';
import type { TileData } from './tile-data';
import { Told } from './told';
import { useInView } from './use-in-view';
import { STEPS, useRoof, type Laid, type RoofState } from './use-roof';

/** Bytes of a picture that an enquiry takes along: the server takes no more (lib/enquiry/photo.ts). */
const MAX_BYTES = 900_000;

interface Props {
  opened: Opened;
  data: TileData;
  words: YourRoofWords;
  add: AddWords;
  /** Where the picture was made, as its caption says. */
  aside: string;
  /** What the first step holds: choosing another photograph, starting over. */
  photo: ReactNode;
  /** A form that sends the picture to us. */
  send: ReactNode;
}

/** The photograph and the five steps from its corners to a picture that is kept. */
export function RoofTool(props: Props) {
  const { opened, data, words, send } = props;
  const { size, view, first, engine } = opened;
  const roof = useRoof(engine, first, data.tiles);
  const [chosen, setChosen] = useState<CornerAt | null>(null);
  const [brush, setBrush] = useState<Brush>({ kind: 'out', radius: RADII.middle });
  const [pin, setPin] = useState<{ laid: Laid; looked: RoofState['looked'] } | null>(null);
  // What was pinned before the roof was marked otherwise shows another roof.
  const pinned = pin && pin.looked === roof.looked ? pin.laid : null;
  const { step, isRefused } = roof;
  const { pane, panel, title } = useInView(step, opened.isNew);
  const isSent = isRefused || (step === 'keep' && roof.laid !== null);
  const offer = useOffer(props, roof, isSent);

  const key = (event: KeyboardEvent) => {
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
    >
      <div
        ref={pane}
        className="top-(--bar) z-20 bg-limewash max-lg:tall:sticky lg:sticky lg:top-(--hd-small)"
      >
        <Stage view={view} size={size} label={labelOf(roof, words)}>
          <Over
            roof={roof}
            opened={opened}
            words={words}
            marking={{ chosen, onChoose: setChosen, brush }}
            pinned={pinned}
          />
        </Stage>
        <StepNav words={words.steps} open={step} onOpen={roof.goToStep} canMark={roof.canMark} />
      </div>
      <div ref={panel} className="grid content-start gap-6 px-margin pt-6 lg:px-0 lg:pt-0">
        <PanelHead roof={roof} words={words} title={title} />
        <Panel
          {...props}
          roof={roof}
          marking={{ chosen, brush, onBrush: setBrush }}
          isPinned={pinned !== null}
          onPin={() => setPin(pinned || !roof.laid ? null : { laid: roof.laid, looked: roof.looked })}
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

interface PanelProps extends Props {
  roof: RoofState;
  marking: { chosen: CornerAt | null; brush: Brush; onBrush: (brush: Brush) => void };
  isPinned: boolean;
  onPin: () => void;
}

/** What can be chosen in the open step. */
function Panel({ roof, marking, isPinned, onPin, ...props }: PanelProps) {
  const { opened, data, words } = props;
  const { step, draft, isRefused } = roof;
  if (step === 'photo') return props.photo;
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
          leftOut={roof.looked?.leftOut ?? null}
          words={words.before}
        />
      )}
      <div role="status" className="empty:hidden">
        <Told reasons={roof.reasons} isRefused={isRefused} words={words} />
      </div>
      {step === 'tile' && (
        <TilePanel
          data={data}
          tile={roof.tile}
          onChoose={roof.chooseTile}
          isPinned={isPinned}
          onPin={onPin}
          words={words.tile}
        />
      )}
      {step === 'keep' && roof.looked && !isRefused && (
        <KeepPanel
          engine={opened.engine}
          tile={roof.tile}
          by={byOf(props, roof)}
          aside={props.aside}
          words={words.keep}
          add={props.add}
        />
      )}
    </>
  );
}

const byOf = ({ data }: Pick<Props, 'data'>, { tile }: RoofState): string =>
  data.ranges.find(({ value }) => value === tile.range)!.label;

function labelOf({ step, tile }: RoofState, words: YourRoofWords): string {
  if (step === 'tile' || step === 'keep') return fill(words.tile.canvas, { tile: tile.name });
  return step === 'before' ? words.before.canvas : words.corners.canvas;
}

/** What an enquiry would take along: the picture in the tile, or, where that shows nothing true, the photograph. */
function useOffer({ opened: { engine }, data, words, aside }: Props, roof: RoofState, isSent: boolean) {
  const { tile, isRefused } = roof;
  const by = byOf({ data }, roof);
  return useMemo((): PhotoAttachment | null => {
    const maxBytes = MAX_BYTES;
    const caption = { title: `${tile.name}, ${by}`, note: words.keep.caption, aside };
    const copy = () =>
      isRefused
        ? engine.ask('copy', { maxBytes })
        : engine.ask('save', { hexes: tile.hexes, caption: directed(caption), maxBytes });
    return isSent ? { kind: 'photo', copy } : null;
  }, [engine, tile, by, isRefused, isSent, words, aside]);
}

interface HeadProps {
  roof: RoofState;
  words: YourRoofWords;
  title: Ref<HTMLHeadingElement>;
}

function PanelHead({ roof, words, title }: HeadProps) {
  const { step } = roof;
  const isMarked = step === 'corners' || step === 'before';
  return (
    <div className="flex items-center justify-between gap-4">
      <h3 ref={title} tabIndex={-1} className="t-head">
        {words[step].title}
      </h3>
      {isMarked && (
        <div className="flex">
          <SquareButton icon={Undo2} flips label={words.undo} disabled={!roof.undo} onClick={roof.undo} />
          <SquareButton icon={Redo2} flips label={words.redo} disabled={!roof.redo} onClick={roof.redo} />
        </div>
      )}
    </div>
  );
}

/** The way on, at the end of each step, where a thumb is. */
function NextStep({ roof, words }: { roof: RoofState; words: YourRoofWords }) {
  const { step, canMark, isRefused, goToStep } = roof;
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (!next || (isRefused && step !== 'photo' && step !== 'corners')) return null;
  if (step === 'corners' && !canMark)
    return <p className="t-small text-bitumen-soft">{words.corners.none}</p>;
  return (
    <Button className="w-full" onClick={() => goToStep(next)}>
      {fill(words.steps.next, { step: words.steps[next] })}
    </Button>
  );
}

interface OverProps {
  roof: RoofState;
  opened: Opened;
  words: YourRoofWords;
  marking: { chosen: CornerAt | null; onChoose: (at: CornerAt) => void; brush: Brush };
  pinned: Laid | null;
}

/** What lies over the photograph in each step. */
function Over({ roof, opened: { view, size }, words, marking, pinned }: OverProps) {
  const { step, draft, looked, laid, isShown, isRefused } = roof;
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
  if (isShown)
    return laid && !isRefused ? (
      <Compared laid={laid} pinned={pinned} size={size} words={words.tile} />
    ) : null;
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
