'use client';

import { memo, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import type { Mode, SizingData } from '@/content/solar/sizing';
import type { PagePath } from '@/content/routes';
import { calculate, type Calculation, type Range } from '@/lib/hot-water/calculation';
import {
  attachmentOf,
  chatAddress,
  headline,
  resultRows,
  type LocalisedHotWater,
} from '@/lib/hot-water/format-calculation';
import { Inputs } from './inputs';
import { Report } from './report';
import { ResultCard } from './result-card';
import type { SystemLinks } from './result-system';
import { useEntries } from './use-entries';
import { Ways } from './ways';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  range: Range;
  links: SystemLinks;
  /** Number for chats; none, no chat. */
  whatsapp: string;
  /** This page. */
  page: PagePath;
  /** The form that sends a calculation to the company. */
  send: ReactNode;
}

const never = () => () => undefined;

/** A calculation, and where it stands. */
interface Found {
  made: Calculation;
  mode: Mode;
  /** Of this page, with what was entered. */
  path: string;
  /** The same in full. */
  url: string;
}

/**
 * Counts on one side, the answer on the other; everything is reckoned here, nothing is asked of the server. What is typed
 * is seen in its field first, the answer in the next frame.
 */
export function Calculator({ page, send, ...props }: Props) {
  const { localised, data, range, links, whatsapp } = props;
  const { entries, query, change } = useEntries(data);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const { mode } = entries;
  const made = useMemo(() => calculate(data, range, entries), [data, range, entries]);
  const path = query ? `${page}?${query}` : page;
  const now = useMemo(() => ({ made, mode, path, url: origin + path }), [made, mode, path, origin]);
  const found = useDeferredValue(now);
  return (
    <>
      <div className="no-print grid items-start gap-x-[clamp(2rem,5vw,6rem)] gap-y-10 lg:grid-cols-[5fr_7fr]">
        <Inputs data={data} localised={localised} entries={entries} lines={made.lines} onChange={change} />
        <Answer {...{ localised, data, links, whatsapp, found }}>{send}</Answer>
      </div>
      {found.made.litres > 0 && (
        <Printed localised={localised} data={data} made={found.made} mode={found.mode} url={found.url} />
      )}
    </>
  );
}

const Printed = memo(Report);

type AnswerProps = Pick<Props, 'localised' | 'data' | 'links' | 'whatsapp'> & {
  found: Found;
  children: ReactNode;
};

/** The answer, and how it leaves the page. */
const Answer = memo(function Answer({ localised, data, links, whatsapp, found, children }: AnswerProps) {
  const { made, mode, path, url } = found;
  const rows = [
    [localised.words.report.title, headline(localised, made, mode)] as const,
    ...resultRows(localised, made),
  ];
  const chat = whatsapp && chatAddress(whatsapp, localised.words.ways.greeting, { rows, url });
  return (
    <ResultCard localised={localised} data={data} made={made} mode={mode} links={links}>
      <Ways words={localised.words} data={data} url={url} chat={chat}>
        <AttachmentContext value={attachmentOf(localised, made, { mode, path })}>
          {children}
        </AttachmentContext>
      </Ways>
    </ResultCard>
  );
});
