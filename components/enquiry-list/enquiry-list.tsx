'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { localPath } from '@/content/local-path';
import type { Receipt } from '@/lib/forms/form-state';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { plural } from '@/lib/site/fill';
import type { LocalisedList } from './localised-list';
import type { Removed } from './list-undo';
import { useEnquiryList } from './use-enquiry-list';
import { useFilledList } from './use-filled-list';

interface Props {
  localised: LocalisedList;
  /** Number for chats; none, no chat. */
  whatsapp: string;
}

/** What comes under it, and the form that is fetched with its first line, moves nothing that is in view. */
const PLACE = 'min-h-svh print:min-h-0';

/** The list itself: what is on it, how much, and where it goes. */
export function EnquiryList({ localised, whatsapp }: Props) {
  const { words, common } = localised;
  const stored = useEnquiryList();
  const filled = useFilledList(stored, common.lang);
  const live = useHydrated();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [sent, setSent] = useState<Receipt | null>(null);
  const [hadLines, setHadLines] = useState(false);
  const hasLines = stored.length > 0;
  if (hasLines && !hadLines) setHadLines(true);

  if (!live || (hasLines && !filled)) return <div className={PLACE} />;
  const parts = filled?.parts;
  if (!parts)
    return hasLines ? (
      <Notice text={words.partsMissing} />
    ) : (
      <Empty {...{ localised }} elsewhere={hadLines} />
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
      {!hasLines && <Empty {...{ localised }} elsewhere={hadLines && removed.length === 0} isCounted />}
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

interface EmptyProps {
  localised: LocalisedList;
  elsewhere: boolean;
  /** The summary above has said how many there are. */
  isCounted?: boolean;
}

/** The page shows ways into the range under it. */
function Empty({ localised: { words, common }, elsewhere, isCounted = false }: EmptyProps) {
  return (
    <div data-empty-list className="grid gap-4">
      {!isCounted && (
        <p role="status" className="sr-only">
          {plural(common.lang, 0, words.count)}
        </p>
      )}
      {elsewhere && (
        <p role="status" className="max-w-measure border-s-6 border-verdigris bg-verdigris-wash p-4">
          {words.emptiedElsewhere}
        </p>
      )}
      <h2 className="t-title">{words.empty.title}</h2>
      <p className="t-lead">{words.empty.text}</p>
    </div>
  );
}
