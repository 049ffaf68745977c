import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBox } from './toast-box';

/** A short message of the page before, shown for as long as any. */
export default function MessageAfterLoad({ message }: { message: string }) {
  useEffect(() => void toast.success(message, { toastId: message }), [message]);
  return <ToastBox />;
}
