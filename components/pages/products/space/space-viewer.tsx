'use client';

import { Box, View } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/control/button';

interface ViewerWords {
  open: string;
  about: string;
  loading: string;
  ready: string;
  failed: string;
  offline: string;
  /** On the press, once it was of no use. */
  again: string;
  inRoom: string;
  model: string;
  /** What the viewer reads out, by its own names of views. */
  views: Readonly<Record<string, string>>;
}

interface Props {
  /** Packed, for the viewer. */
  src: string;
  /** As it can be saved, and as programs of telephones read it. */
  whole: string;
  /** Title and page of the product, as Scene Viewer takes them: behind the address of the model. */
  beside: string;
  words: ViewerWords;
  /** What it is, beside the picture. */
  lead: string;
  /** What stands there until the model does; without it the frame comes with the press. */
  children?: ReactNode;
}

/** The element of @google/model-viewer, as far as it is asked here. */
interface Viewer extends HTMLElement {
  src: string;
  activateAR: () => Promise<void>;
}

type Stage = 'closed' | 'loading' | 'ready' | 'failed' | 'offline';

/** From the front, somewhat above and aside. */
const ORBIT = '-28deg 62deg auto';

/** Whether this browser draws in three dimensions at all: the viewer says it is open where nothing is drawn. */
const isAble = () => Boolean(document.createElement('canvas').getContext('webgl2'));

/** Fetches the viewer once it is asked for: half a megabyte of script that no other visitor needs. */
function useViewer() {
  const [stage, setStage] = useState<Stage>('closed');
  const [isThere, setThere] = useState(false);
  const [tries, setTries] = useState(0);
  const fail = () => setStage(navigator.onLine ? 'failed' : 'offline');
  const open = () => {
    if (!isAble()) return setStage('failed');
    setStage('loading');
    setTries(tries + 1);
    import('./open-viewer').then(() => setThere(true), fail);
  };
  return { stage, setStage, isThere, tries, open, fail };
}

/** In one go, before the viewer looks: it hands its address on, and telephones do not read packed models. */
function enterRoom(event: MouseEvent, viewer: Viewer, model: string): void {
  event.stopPropagation();
  const opened = viewer.src;
  viewer.src = model;
  void viewer.activateAR();
  viewer.src = opened;
}

/** A product as a model that is turned by dragging or by keys, and put into the room by a telephone. */
export function SpaceViewer({ src, whole, beside, words, lead, children }: Props) {
  const { stage, setStage, isThere, tries, open, fail } = useViewer();
  const viewer = useRef<Viewer>(null);
  const hasPicture = Boolean(children);
  // React passes no events on from an element of another's making.
  useEffect(() => {
    const element = isThere ? viewer.current : null;
    const told = new AbortController();
    element?.addEventListener('load', () => setStage('ready'), { signal: told.signal });
    element?.addEventListener('error', fail, { signal: told.signal });
    return () => told.abort();
  });
  // A frame that comes with the press is brought into view: the viewer fetches nothing for one that is out of it.
  useEffect(() => {
    if (isThere && !hasPicture) viewer.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere, hasPicture]);
  const isReady = stage === 'ready';
  const isOver = stage === 'failed' || stage === 'offline';

  // Whoever opened it by keyboard turns it by keyboard: the press is gone then. What takes keys is inside it.
  useEffect(() => {
    // Whoever went on meanwhile stays there.
    if (!isReady || document.activeElement !== document.body) return;
    const keys = viewer.current?.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]');
    keys?.focus({ preventScroll: true });
  }, [isReady]);

  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (stage !== 'loading') open();
  };

  return (
    <div className={`grid gap-x-gutter gap-y-6 ${hasPicture ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
      {(hasPicture || (isThere && !isOver)) && (
        <div className="relative aspect-landscape bg-sand-deep">
          <div className={`flex size-full ${isReady ? 'invisible' : ''}`}>{children}</div>
          {isThere && !isOver && (
            <Model
              ref={viewer}
              // An address that failed is not asked again by the viewer.
              src={tries > 1 ? `${src}?try=${tries}` : src}
              words={words}
              onRoom={(event) => enterRoom(event, viewer.current!, `${whole}?${beside}`)}
            />
          )}
        </div>
      )}
      <div className="grid content-start gap-6">
        <p className="t-lead text-bitumen-soft">{lead}</p>
        {/* Without scripts it is the file itself. */}
        {!isReady && (
          <ButtonAnchor
            href={whole}
            onClick={onPress}
            aria-disabled={stage === 'loading' || undefined}
            className="justify-self-start"
            sign={<Box aria-hidden className="size-5" />}
          >
            <span>
              {isOver ? words.again : words.open}
              <span className="sr-only"> {words.about}</span>
            </span>
          </ButtonAnchor>
        )}
        <p role="status" className="t-note text-bitumen-soft empty:sr-only">
          {stage === 'closed' ? '' : words[stage]}
        </p>
      </div>
    </div>
  );
}

interface ModelProps {
  ref: Ref<Viewer>;
  src: string;
  words: ViewerWords;
  onRoom: (event: MouseEvent) => void;
}

/** The viewer's own element, with its press for the room. */
const Model = ({ ref, src, words, onRoom }: ModelProps) => (
  <model-viewer
    ref={ref}
    src={src}
    alt={words.model}
    a11y={JSON.stringify(words.views)}
    ar
    ar-modes="scene-viewer quick-look"
    ar-scale="fixed"
    camera-controls=""
    camera-orbit={ORBIT}
    interaction-prompt="none"
    exposure="0.75"
    shadow-intensity="0.8"
    touch-action="pan-y"
    className="absolute inset-0 size-full"
  >
    <Button
      slot="ar-button"
      onClickCapture={onRoom}
      className="absolute inset-e-4 bottom-4"
      sign={<View aria-hidden className="size-5" />}
    >
      {words.inRoom}
    </Button>
  </model-viewer>
);
