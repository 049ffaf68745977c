'use client';

import { useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { localPath } from '@/content/local-path';
import type { Receipt } from '@/lib/forms/form-state';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { EmptyList } from './empty/empty-list';
import type { LocalisedList } from './localised-list';
import type { Removed } from './list-undo';
import { useEnquiryList } from './use-enquiry-list';
import { useFilledList } from './use-filled-list';

interface Props {
  localised: LocalisedList;
  /** Number for chats; none, no chat. */
  whatsapp: string;
  /** What it says while nothing is on it. */
  children: ReactNode;
}

/** What comes under it, and the form that is fetched with its first line, moves nothing that is in view. */
const PLACE = 'min-h-svh print:min-h-0';

/** The list itself: what is on it, how much, and where it goes. */
export function EnquiryList({ localised, whatsapp, children }: Props) {
  const { words, common } = localised;
  const stored = useEnquiryList();
  const filled = useFilledList(stored, common.lang);
  const live = useHydrated();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [sent, setSent] = useState<Receipt | null>(null);
  const [hadLines, setHadLines] = useState(false);
  const hasLines = stored.length > 0;
  if (hasLines && !hadLines) setHadLines(true);

  if (!live)
    return (
      <div data-empty-list="early" className="grid gap-4">
        {children}
      </div>
    );
  if (hasLines && !filled) return <div className={PLACE} />;
  const parts = filled?.parts;
  if (!parts)
    return hasLines ? (
      <Notice text={words.partsMissing} />
    ) : (
      <EmptyList {...{ localised, children }} elsewhere={hadLines} />
    );
  if (sent) {
    const again = () => {
      // Its link is gone with it: the keyboard goes on from the page's start.
      document.getElementById('main')?.focus({ preventScroll: true });
      setSent(null);
    };
    return (
      <parts.SentPanel
        {...{ common, receipt: sent, words: words.form.done }}
        again={localPath('/cart', common.lang)}
        onAgain={again}
        focus
      />
    );
  }
  const onSent = (receipt: Receipt) => {
    setSent(receipt);
    setRemoved([]);
    // What was put on or changed while it was under way was not sent: it stays.
    const gone = JSON.stringify(stored);
    enquiryList.revise((lines) => lines.filter((line) => !gone.includes(JSON.stringify(line))));
    setHadLines(false);
  };
  const kept = parts.readLines(stored);
  const naming = filled.naming ?? { products: {} };
  const lines = kept.map((line) => parts.shownLine(line, naming, common.lang));
  return (
    <div
      className={`grid gap-12 ${hasLines ? `${PLACE} items-start gap-x-[clamp(2rem,4vw,5rem)] lg:grid-cols-[7fr_5fr] print:block` : ''}`}
    >
      {hasLines && <parts.ListPrint localised={localised} lines={lines} />}
      <div className="no-print">
        <parts.ListSummary localised={localised} lines={lines} />
        {hasLines && !filled.naming && <Notice text={words.namesMissing} />}
        <parts.ListLines
          {...{ localised, lines, kept, removed }}
          changeOf={naming.changeOf}
          onRemoved={setRemoved}
        />
        {hasLines && <parts.ListWays localised={localised} lines={lines} whatsapp={whatsapp} />}
      </div>
      {!hasLines && (
        <EmptyList {...{ localised, children }} elsewhere={hadLines && removed.length === 0} isCounted />
      )}
      {hadLines && <parts.ListSend localised={localised} lines={kept} onSent={onSent} />}
    </div>
  );
}

/** What did not come, and what can be done about it. */
const Notice = ({ text }: { text: string }) => (
  <p role="status" className="mb-3 max-w-measure border-s-6 border-kiln bg-kiln-wash p-4">
    {text}
  </p>
);
