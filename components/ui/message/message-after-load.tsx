import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBox } from './toast-box';

const BOX = 'after-load';

/** A short message of the page before, shown for as long as any, in a box of its own beside that of the page. */
export default function MessageAfterLoad({ message }: { message: string }) {
  useEffect(() => void toast.success(message, { toastId: message, containerId: BOX }), [message]);
  return <ToastBox id={BOX} />;
}
