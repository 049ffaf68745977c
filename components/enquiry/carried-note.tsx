import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ContactWords } from '@/content/forms/contact';
import { carry, followCarried, readCarried, titleOfCarried } from '@/lib/forms/carried';

/** What goes along with a message from a tool of this tab: to be seen, and to be left out. */
export function CarriedNote({ words }: { words: ContactWords['carried'] }) {
  const carried = useSyncExternalStore(followCarried, readCarried, () => null);
  const title = carried && titleOfCarried(carried);
  if (!title) return null;
  return (
    <div className="border-s-6 border-verdigris bg-verdigris-wash p-4">
      <input type="hidden" name="carried" value={carried} />
      <p className="t-small">
        {words.goes} <strong className="font-[640]">{title}</strong>
      </p>
      <button type="button" onClick={() => carry(null)} className="t-label text-link gap-2">
        <X aria-hidden />
        {words.leave}
      </button>
    </div>
  );
}
