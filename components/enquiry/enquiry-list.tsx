'use client';

import { Download, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useEnquiryList } from '@/components/ui/use-enquiry-list';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ENQUIRY_LIST as words } from '@/content/forms/enquiry-list';
import { enquiryList, type EnquiryLine } from '@/lib/core/enquiry-list';
import { listCsv, whatsappUrl } from '@/lib/enquiry/list-text';
import { ListLine } from './list-line';
import { ListSend } from './list-send';
import { SentPanel } from './sent-panel';

interface Props {
  /** Number for chats; none, no chat. */
  whatsapp: string;
  /** Ways into the range, for a list with nothing on it. */
  ways: ReactNode;
}

interface Removed {
  line: EnquiryLine;
  at: number;
}

function saveCsv(lines: readonly EnquiryLine[]) {
  const text = listCsv(lines, words.columns, window.location.origin);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The list itself: what is on it, how much, and where it goes. */
export function EnquiryList({ whatsapp, ways }: Props) {
  const lines = useEnquiryList();
  const live = useHydrated();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [sent, setSent] = useState(false);

  if (!live) return <div className="min-h-60" />;
  if (sent) {
    const { title, text, next, link, again } = words.form.done;
    return (
      <SentPanel
        words={{ title, text, next, link, again }}
        again="/cart"
        onAgain={() => setSent(false)}
        focus
      />
    );
  }
  const onSent = () => {
    setSent(true);
    setRemoved(null);
    enquiryList.clear();
  };
  return (
    <div className="grid gap-12">
      <div>
        <p role="status" className="t-label pb-3">
          {words.count(lines.length)}
        </p>
        {lines.length > 0 && (
          <ul aria-label={words.title} className="border-t-[1.5px] border-bitumen">
            {lines.map((line, at) => (
              <ListLine
                key={line.id}
                line={line}
                onChange={(patch) => enquiryList.change(line.id, patch)}
                onRemove={() => {
                  setRemoved({ line, at });
                  enquiryList.remove(line.id);
                }}
              />
            ))}
          </ul>
        )}
        {removed && <UndoBar key={removed.line.id} removed={removed} onDone={() => setRemoved(null)} />}
        {lines.length > 0 && <Ways lines={lines} whatsapp={whatsapp} />}
      </div>
      {lines.length > 0 ? (
        <div className="max-w-3xl">
          <ListSend lines={lines} onSent={onSent} />
        </div>
      ) : (
        <div className="grid gap-4">
          <h2 className="t-title">{words.empty.title}</h2>
          <p className="t-lead">{words.empty.text}</p>
          {ways}
        </div>
      )}
    </div>
  );
}

function Ways({ lines, whatsapp }: { lines: readonly EnquiryLine[]; whatsapp: string }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
      <Button
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
        onClick={() => saveCsv(lines)}
      >
        {words.csv}
      </Button>
      {whatsapp && (
        <ButtonAnchor
          href={whatsappUrl(whatsapp, words.greeting, lines)}
          target="_blank"
          rel="noopener noreferrer"
          look="outline"
          sign={<MessageCircle aria-hidden className="size-5" />}
        >
          {words.whatsapp}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** What was just taken off, and the way back. Takes the focus, for the button that had it is gone. */
function UndoBar({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div
      role="status"
      className="on-dark mt-4 flex flex-wrap items-center justify-between gap-4 bg-bitumen px-4 py-2 text-limewash"
    >
      {words.removed(removed.line.name)}
      <Button
        ref={undo}
        look="outline"
        onClick={() => {
          enquiryList.restore(removed.line, removed.at);
          onDone();
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}
