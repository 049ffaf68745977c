'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useEnquiryList } from './use-enquiry-list';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { localPath } from '@/content/local-path';
import type { Receipt } from '@/lib/forms/form-state';
import { enquiryList, type EnquiryLine } from '@/lib/enquiry-list/enquiry-list';
import { ListLine } from './list-line';
import { ListSummary } from './list-summary';
import type { LocalisedList } from './localised-list';
import type { Removed } from './list-undo';

// The form and its rules are the heaviest of the page: an empty list has nothing to send, print or bring back.
const ListSend = dynamic(() => import('./with-lines').then((module) => module.ListSend));
const ListWays = dynamic(() => import('./with-lines').then((module) => module.ListWays));
const ListPrint = dynamic(() => import('./with-lines').then((module) => module.ListPrint));
const ListUndo = dynamic(() => import('./with-lines').then((module) => module.ListUndo));
const SentPanel = dynamic(() => import('./with-lines').then((module) => module.SentPanel));

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
  const lines = useEnquiryList();
  const live = useHydrated();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [sent, setSent] = useState<Receipt | null>(null);
  const [hadLines, setHadLines] = useState(false);
  const hasLines = lines.length > 0;
  if (hasLines && !hadLines) setHadLines(true);

  if (!live) return <div className={PLACE} />;
  if (sent) {
    const again = () => {
      // Its link is gone with it: the keyboard goes on from the page's start.
      document.getElementById('main')?.focus({ preventScroll: true });
      setSent(null);
    };
    return (
      <SentPanel
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
    enquiryList.clear();
    setHadLines(false);
  };
  return (
    <div
      className={`grid gap-12 ${hasLines ? `${PLACE} items-start gap-x-[clamp(2rem,4vw,5rem)] lg:grid-cols-[7fr_5fr] print:block` : ''}`}
    >
      {hasLines && <ListPrint localised={localised} lines={lines} />}
      <div className="no-print">
        <ListSummary localised={localised} lines={lines} />
        <Lines localised={localised} lines={lines} removed={removed} onRemoved={setRemoved} />
        {hasLines && <ListWays localised={localised} lines={lines} whatsapp={whatsapp} />}
      </div>
      {!hasLines && <Empty words={words} elsewhere={hadLines && removed.length === 0} />}
      {hadLines && <ListSend localised={localised} lines={lines} onSent={onSent} />}
    </div>
  );
}

interface LinesProps {
  localised: LocalisedList;
  lines: readonly EnquiryLine[];
  removed: readonly Removed[];
  onRemoved: (removed: readonly Removed[]) => void;
}

function Lines({ localised, lines, removed, onRemoved }: LinesProps) {
  const [back, setBack] = useState('');
  const remove = (line: EnquiryLine, at: number) => {
    setBack('');
    onRemoved([...removed, { line, at }]);
    enquiryList.remove(line.id);
  };
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={localised.words.title} className="border-t-[1.5px] border-bitumen">
          {lines.map((line, at) => (
            <ListLine
              key={line.id}
              localised={localised}
              line={line}
              isBack={line.id === back}
              onChange={(patch) => enquiryList.change(line.id, patch)}
              onRemove={() => remove(line, at)}
            />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <ListUndo
          words={localised.words}
          removed={removed}
          onUndo={(left, id) => {
            onRemoved(left);
            // While there is more to bring back, the focus stays at the button for that.
            setBack(left.length > 0 ? '' : id);
          }}
        />
      )}
    </>
  );
}

interface EmptyProps {
  words: LocalisedList['words'];
  elsewhere: boolean;
}

/** The page shows ways into the range under it. */
function Empty({ words, elsewhere }: EmptyProps) {
  return (
    <div data-empty-list className="grid gap-4">
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
