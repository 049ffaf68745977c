'use client';

import type { MouseEvent } from 'react';
import { CardPicture, pictureCardLink } from '@/components/ui/picture-card';
import type { PictureSources } from '@/components/ui/picture-sources';
import { useHashDialog } from '@/components/ui/use-hash-dialog';
import type { SitePath } from '@/content/routes';
import { NewsDialog } from './news-dialog';

export interface NewsItem {
  id: string;
  title: string;
  description: string;
  date: string;
  picture: PictureSources;
  on?: { text: string; href: SitePath };
}

export interface NewsWords {
  list: string;
  more: string;
  close: string;
}

interface Props {
  items: readonly NewsItem[];
  words: NewsWords;
}

/** The events as cards. A press opens one in a dialog with an address of its own, `#id`. */
export function NewsGrid({ items, words }: Props) {
  const dialog = useHashDialog();
  return (
    <>
      <ul aria-label={words.list} className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} more={words.more} onOpen={() => dialog.show(item.id)} />
          </li>
        ))}
      </ul>
      <NewsDialog item={items.find(({ id }) => id === dialog.id)} close={words.close} onClose={dialog.hide} />
    </>
  );
}

interface CardProps {
  item: NewsItem;
  more: string;
  onOpen: () => void;
}

function NewsCard({ item, more, onOpen }: CardProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <article id={item.id}>
      <a href={`#${item.id}`} aria-haspopup="dialog" className={pictureCardLink} onClick={open}>
        <CardPicture sources={item.picture} sizes="(min-width: 64em) 32vw, (min-width: 40em) 48vw, 92vw" />
        <span className="grid gap-1 pt-3 group-hover:text-kiln">
          <span className="t-head">{item.title}</span>
          <span className="sr-only">. </span>
          <span className="t-label inline-flex min-h-tap items-center justify-self-start underline decoration-terracotta decoration-[1.5px] underline-offset-[0.22em] noscript:hidden">
            {more}
          </span>
        </span>
      </a>
      {/* What the dialog shows, for those who cannot open it. */}
      <div className="hidden pt-2 noscript:block">
        <p className="t-small text-bitumen-soft">{item.date}</p>
        <p>{item.description}</p>
      </div>
    </article>
  );
}
