import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { ContactWords } from '@/content/forms/contact';
import { ATTACHMENT_FIELD } from '@/lib/enquiry-attachment/attachment';
import {
  followAttachment,
  keepAttachment,
  keptAttachment,
  titleOfAttachment,
} from '@/lib/enquiry-attachment/kept-attachment';

/** One function for all drawings, or React would call it with each. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What goes along with a message from a tool of this tab: to be seen, and to be left out. */
export function AttachmentNote({ words }: { words: ContactWords['attachment'] }) {
  const kept = useSyncExternalStore(followAttachment, keptAttachment, () => null);
  const title = kept && titleOfAttachment(kept);
  const [isLeft, setLeft] = useState(false);
  if (!title)
    return isLeft ? (
      // The button that was pressed is gone: the keyboard goes on at what became of it.
      <p ref={takeFocus} role="status" tabIndex={-1} className="t-small">
        {words.left}
      </p>
    ) : null;
  const leave = () => {
    setLeft(true);
    keepAttachment(null);
  };
  return (
    <div className="border-s-6 border-verdigris bg-verdigris-wash p-4">
      <input type="hidden" name={ATTACHMENT_FIELD} value={kept} />
      <p className="t-small">
        {words.goes} <strong className="font-[640]">{title}</strong>
      </p>
      <button type="button" onClick={leave} className="t-label text-link gap-2">
        <X aria-hidden />
        {words.leave}
      </button>
    </div>
  );
}
