'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { arrowStep } from '@/components/ui/carousel/reading-direction';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { replaceHash, useHash } from '@/components/ui/address/use-hash';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';

interface Tab {
  /** Stands behind # in the address. */
  id: string;
  title: string;
  /** How many things stand on it, as it is read out: some words hold their number. Only where they are counted. */
  count?: { number: number; said: string };
  panel: ReactNode;
}

interface Props {
  /** Spoken name of the row of tabs. */
  label: string;
  /** The title stands over its panel for the eye too. */
  headed?: boolean;
  tabs: readonly [Tab, ...Tab[]];
  /** Which one is shown at first, where it is not the first. */
  open?: string;
}

/** Which tab a key leads to from the one that is chosen: arrows go round, Home and End to the ends. */
function placeOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = arrowStep(event);
  return step ? (at + step + count) % count : undefined;
}

/** The chosen tab: the one the address names, else the last one it named. */
function useChosen({ tabs, open = tabs[0].id }: Props): string {
  const hash = useHash();
  const [last, setLast] = useState(open);
  const chosen = tabs.some(({ id }) => id === hash) ? hash : last;
  if (chosen !== last) setLast(chosen);
  return chosen;
}

/** On a narrow screen the chosen tab may stand outside of its row: then the row is moved, not the page. */
function useInRow(list: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[data-chosen]');
    if (!row || !tab) return;
    const [there, here] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    if (there.left < here.left || there.right > here.right)
      row.scrollBy({ left: (there.left + there.right - here.left - here.right) / 2 });
  }, [list, chosen]);
}

/**
 * Panels of which one is shown, named by the address. Tabs are links: without JavaScript all panels stand
 * below each other, and a tab leads to its own.
 */
export function Tabs(props: Props) {
  const { label, headed = false, tabs } = props;
  const chosen = useChosen(props);
  const live = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  // The browser could not scroll to a panel that was hidden when the page came.
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (tabs.some(({ id }) => id === named)) list.current?.scrollIntoView({ block: 'start' });
  }, [tabs]);

  useInRow(list, chosen);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = placeOf(
      event,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    if (place === undefined) return;
    event.preventDefault();
    replaceHash(tabs[place]!.id);
    list.current?.querySelectorAll<HTMLElement>('a')[place]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role={live ? 'tablist' : undefined}
        aria-label={live ? label : undefined}
        onKeyDown={onKeyDown}
        className="no-print relative grid grid-cols-2 gap-x-6 [scrollbar-width:thin] max-[18em]:grid-cols-1 sm:flex sm:gap-x-8 sm:overflow-x-auto sm:border-b sm:border-joint"
      >
        {tabs.map(({ id, title, count }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            data-waits
            role={live ? 'tab' : undefined}
            aria-selected={live ? id === chosen : undefined}
            aria-controls={live ? id : undefined}
            tabIndex={live && id !== chosen ? -1 : undefined}
            onClick={(event: MouseEvent) => {
              if (isModifiedClick(event)) return;
              event.preventDefault();
              replaceHash(id);
            }}
            data-chosen={id === chosen || undefined}
            className="t-head tab-link max-sm:text-base"
          >
            {title}
            {count && (
              <span className="t-note self-start pt-2 font-normal text-bitumen-soft">
                <span aria-hidden>{count.number}</span>
                <span className="sr-only"> {count.said}</span>
              </span>
            )}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, panel }) => (
        <div
          key={id}
          id={id}
          role={live ? 'tabpanel' : undefined}
          aria-labelledby={live ? `${id}-tab` : undefined}
          className={`pt-8 ${id === chosen ? '' : 'hidden noscript:block print:block'}`}
        >
          <h3
            className={`t-title ${headed ? 'pb-6' : 'sr-only noscript:not-sr-only noscript:pb-6 print:not-sr-only print:pb-4'}`}
          >
            {title}
          </h3>
          {panel}
        </div>
      ))}
    </>
  );
}
