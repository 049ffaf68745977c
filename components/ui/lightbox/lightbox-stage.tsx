import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import Yarl, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { fill } from '@/lib/site/fill';
import type { LightboxItem } from './lightbox-item';
import type { LightboxWords } from './lightbox-words';
import { Mark } from '@/components/ui/layout/mark';
import { candidates, largestFile } from '@/components/ui/picture/picture-candidates';
import { SmallFace } from './small-picture';

interface Props {
  items: readonly LightboxItem[];
  start: number;
  words: LightboxWords;
  controller: RefObject<ControllerRef | null>;
  zoom: RefObject<ZoomRef | null>;
  onMove: (index: number) => void;
  onZoom?: (large: boolean) => void;
  /** Stops at the first and the last. */
  finite?: boolean;
  onClose: () => void;
  className?: string;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const nothing = () => null;

/** Every browser that knows this dialog's style sheet reads AVIF, so no other type is offered. */
const slideOf = ({ picture }: LightboxItem): SlideImage => ({
  src: largestFile(picture),
  srcSet: candidates(picture),
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
});

/** Calls back for a press beside the picture, but not at the end of a swipe, nor for the second one of a double press. */
function usePressBeside(onPress: () => void) {
  const from = useRef({ x: 0, y: 0 });
  return {
    onPointerDownCapture: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY };
    },
    onClick: (event: MouseEvent) => {
      const way = Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y);
      if (way < 10 && event.detail < 2 && !(event.target instanceof HTMLImageElement)) onPress();
    },
  };
}

interface StandbyProps {
  file: string;
  missing: string;
  children: ReactNode;
}

/** When a large picture does not come, the small one that the page shows stands in for it. */
function Standby({ file, missing, children }: StandbyProps) {
  const [failed, setFailed] = useState(false);
  if (!failed)
    return (
      <div className="contents" onErrorCapture={() => setFailed(true)}>
        {children}
      </div>
    );
  return <SmallFace file={file} missing={missing} />;
}

/** The picture itself, with those beside it: wraps, swipes, zooms by pinch, double press and wheel. */
export function LightboxStage(props: Props) {
  const { items, start, words, controller, zoom, onMove, onZoom, onClose, finite, className = '' } = props;
  // Kept as they were when it opened: new ones would take it back to the picture it began with.
  const [slides] = useState(() => items.map(slideOf));
  const press = usePressBeside(onClose);
  return (
    <div className={`min-h-0 overflow-hidden md:px-margin ${className}`} {...press}>
      <Yarl
        index={start}
        slides={slides}
        plugins={[Inline, Zoom]}
        carousel={{ finite, preload: 1, padding: 0, spacing: '8%' }}
        animation={{ swipe: 300, zoom: 300, easing: { swipe: EASE, navigation: EASE, fade: EASE } }}
        controller={{ ref: controller, touchAction: 'none' }}
        zoom={{ ref: zoom, maxZoomPixelRatio: 2 }}
        toolbar={{ buttons: [] }}
        styles={{ container: { backgroundColor: 'transparent' } }}
        labels={{
          'Photo gallery': words.gallery,
          Carousel: words.carousel,
          Slide: words.slide,
          '{index} of {total}': fill(words.nth, { nth: '{index}' }),
        }}
        on={{ view: ({ index }) => onMove(index), zoom: (now) => onZoom?.(now.zoom > 1) }}
        render={{
          buttonPrev: nothing,
          buttonNext: nothing,
          buttonZoom: nothing,
          iconLoading: () => <Mark className="w-16 animate-pulse text-joint" />,
          iconError: nothing,
          slideContainer: ({ slide, children }) => (
            <Standby file={slide.src} missing={words.missing}>
              {children}
            </Standby>
          ),
        }}
      />
    </div>
  );
}
