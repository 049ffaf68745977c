import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ContactWords } from '@/content/forms/contact';
import { ATTACHMENT_FIELD } from '@/lib/enquiry-attachment/attachment';
import {
  followAttachment,
  keepAttachment,
  keptAttachment,
  titleOfAttachment,
} from '@/lib/enquiry-attachment/kept-attachment';

/** What goes along with a message from a tool of this tab: to be seen, and to be left out. */
export function AttachmentNote({ words }: { words: ContactWords['attachment'] }) {
  const kept = useSyncExternalStore(followAttachment, keptAttachment, () => null);
  const title = kept && titleOfAttachment(kept);
  if (!title) return null;
  return (
    <div className="border-s-6 border-verdigris bg-verdigris-wash p-4">
      <input type="hidden" name={ATTACHMENT_FIELD} value={kept} />
      <p className="t-small">
        {words.goes} <strong className="font-[640]">{title}</strong>
      </p>
      <button type="button" onClick={() => keepAttachment(null)} className="t-label text-link gap-2">
        <X aria-hidden />
        {words.leave}
      </button>
    </div>
  );
}
