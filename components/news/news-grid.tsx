'use client';

import type { MouseEvent, ReactNode } from 'react';
import { TextLink } from '@/components/links/text-link';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { CardPicture } from '@/components/ui/picture/picture-card';
import { useHashDialog } from '@/components/ui/dialog/use-hash-dialog';

import { NewsDialog } from './news-dialog';
import type { NewsItem } from './news-item';

interface NewsWords {
  list: string;
  more: string;
  close: string;
}

interface Props {
  items: readonly NewsItem[];
  words: NewsWords;
  /** Below the cards, over their whole width. */
  children: ReactNode;
}

/** The events as cards in rows of three, the latest as a row of its own. A press opens one in a dialog with an address of its own, `#id`. */
export function NewsGrid({ items, words, children }: Props) {
  const dialog = useHashDialog();
  return (
    <>
      <div className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        <ul aria-label={words.list} className="contents">
          {items.map((item, index) => (
            <li key={item.id} className={index === 0 ? 'sm:col-span-full' : ''}>
              <NewsCard
                item={item}
                more={words.more}
                leading={index === 0}
                onOpen={() => dialog.show(item.id)}
              />
            </li>
          ))}
        </ul>
        {children}
      </div>
      <NewsDialog item={items.find(({ id }) => id === dialog.id)} close={words.close} onClose={dialog.hide} />
    </>
  );
}

interface CardProps {
  item: NewsItem;
  more: string;
  leading: boolean;
  onOpen: () => void;
}

const WIDTHS = {
  leading: '(min-width: 64em) 64vw, 92vw',
  other: '(min-width: 64em) 32vw, (min-width: 40em) 48vw, 92vw',
};

function NewsCard({ item, more, leading, onOpen }: CardProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <article id={item.id} className="flex h-full flex-col">
      <a
        href={`#${item.id}`}
        aria-haspopup="dialog"
        className={`group flex grow flex-col no-underline ${leading ? 'lg:grid lg:grid-cols-[2fr_1fr] lg:gap-x-gutter' : ''}`}
        onClick={open}
      >
        {/* Of two that may grow, the words do: titles of a row begin on one line. */}
        <div className="flex flex-none flex-col">
          <CardPicture
            sources={item.picture}
            sizes={leading ? WIDTHS.leading : WIDTHS.other}
            ratio={leading ? 'aspect-landscape lg:aspect-video' : 'aspect-landscape'}
          />
        </div>
        {/* The links of a row stand on one line, however long the words over them are. */}
        <div
          className={`flex flex-col gap-1 pt-3 group-hover:text-kiln ${leading ? 'lg:justify-end lg:border-b lg:border-hairline lg:pt-0' : 'grow'}`}
        >
          <h2 className={leading ? 't-head lg:text-(length:--t-title)' : 't-head'}>{item.title}</h2>
          <p className="t-note text-bitumen-soft">{item.date}</p>
          <p className="t-small max-w-measure text-bitumen-soft noscript:hidden">{item.summary}</p>
          <span
            className={`t-label ${leading ? '' : 'mt-auto'} inline-flex min-h-tap items-center self-start underline decoration-terracotta decoration-[1.5px] underline-offset-[0.22em] noscript:hidden`}
          >
            {more}
          </span>
        </div>
      </a>
      {/* What the dialog shows, for those who cannot open it. */}
      <div className="hidden pt-2 noscript:block">
        <p>{item.description}</p>
        {item.on && <TextLink href={item.on.href}>{item.on.text}</TextLink>}
      </div>
    </article>
  );
}
