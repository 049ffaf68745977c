import { Check, TriangleAlert } from 'lucide-react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { isRightToLeft } from '@/components/ui/carousel/reading-direction';

export { toast } from 'react-toastify/unstyled';

/** How long, in milliseconds, a message stays, and how far it is drawn aside to go, in per cent. */
const TOAST = { stays: 5000, drag: 80 };

/** Where short messages appear. With an `id` it takes only those that name it. */
export function ToastBox({ id }: { id?: string }) {
  // Only ever drawn in the browser: ./toasts fetches it.
  const isRtl = isRightToLeft(document.documentElement);
  return (
    <ToastContainer
      containerId={id}
      position={isRtl ? 'top-left' : 'top-right'}
      rtl={isRtl}
      autoClose={TOAST.stays}
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
