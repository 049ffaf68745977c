import { useEffect } from 'react';
import { Check, TriangleAlert, X } from 'lucide-react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { isRightToLeft } from '@/components/ui/carousel/reading-direction';
import { SquareButton } from '@/components/ui/control/square-button';

/** What was said before would stand over what follows it: a success over a failure. */
const clear = () => toast.dismiss();

/** Says something in each box. A failure takes the place of what was said before. */
export function say(kind: 'success' | 'error', text: string): void {
  if (kind === 'error') clear();
  toast[kind](text);
}

/** How long, in milliseconds, a message stays, and how far it is drawn aside to go, in per cent. */
const TOAST = { stays: 5000, drag: 80 };

export interface ToastWords {
  /** The place where messages appear, for those who hear it. */
  region: string;
  close: string;
}

interface Props {
  words: ToastWords;
  /** Takes only messages that name it. */
  id?: string;
}

/** Where short messages appear. */
export function ToastBox({ words, id }: Props) {
  // Only ever drawn in the browser: ./toasts fetches it.
  const isRtl = isRightToLeft(document.documentElement);
  useEffect(() => {
    document.addEventListener('submit', clear);
    return () => document.removeEventListener('submit', clear);
  }, []);
  return (
    <ToastContainer
      containerId={id}
      aria-label={words.region}
      position={isRtl ? 'top-left' : 'top-right'}
      rtl={isRtl}
      autoClose={TOAST.stays}
      hideProgressBar
      closeButton={({ closeToast }) => (
        <SquareButton
          icon={X}
          label={words.close}
          className="ms-auto shrink-0 border-0 bg-transparent"
          onClick={() => closeToast()}
        />
      )}
      draggable
      draggablePercent={TOAST.drag}
      icon={({ type }) =>
        type === 'error' ? (
          <TriangleAlert aria-hidden className="size-5 text-kiln" />
        ) : (
          <Check aria-hidden className="size-5 text-verdigris" />
        )
      }
      className="toasts"
    />
  );
}
