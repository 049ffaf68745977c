import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBox } from '@/components/ui/message/toast-box';
import type { Lang } from '@/content/lang';
import { toastWords } from '@/content/shell/toasts';

const BOX = 'after-load';

/** A short message of the page before, shown for as long as any, in a box of its own beside that of the page. */
export default function MessageAfterLoad({ message }: { message: string }) {
  useEffect(() => void toast.success(message, { toastId: message, containerId: BOX }), [message]);
  // Only ever drawn in the browser.
  const words = toastWords[document.documentElement.lang as Lang] ?? toastWords.en;
  return <ToastBox id={BOX} words={words} />;
}
