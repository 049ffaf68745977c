import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TOAST } from '@/content/toast';

export { toast } from 'react-toastify/unstyled';

/** Where short messages appear. */
export function ToastBox() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST.stays}
      draggable
      draggablePercent={TOAST.drag}
      className="toasts"
    />
  );
}
