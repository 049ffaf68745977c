import { useEffect, useRef } from 'react';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { fill } from '@/lib/site/fill';

interface Props {
  items: readonly LightboxItem[];
  at: number;
  words: { page: string; pages: string };
  onGo: (index: number) => void;
}

/** Every page small, in a row that follows the page that is shown. Pictures wait until they are near. */
export function PageThumbnails({ items, at, words, onGo }: Props) {
  const row = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // When the dialog opens the row has no width yet: it is shown after this.
    const frame = requestAnimationFrame(() => {
      const mark = row.current?.children[at] as HTMLElement | undefined;
      if (!row.current || !mark) return;
      // Not scrollIntoView: that would move what lies behind too.
      row.current.scrollLeft = mark.offsetLeft - (row.current.clientWidth - mark.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);

  return (
    <ol
      ref={row}
      aria-label={words.pages}
      className="relative flex min-w-0 grow gap-1 overflow-x-auto py-1 [scrollbar-color:var(--joint)_transparent] [scrollbar-width:thin] short:hidden"
    >
      {items.map(({ id, title, picture }, index) => (
        <li key={id} className="flex-none">
          <button
            type="button"
            aria-label={fill(words.page, { nth: index + 1, title })}
            aria-current={index === at ? 'page' : undefined}
            onClick={() => onGo(index)}
            className="block border-2 border-transparent forced-colors:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight] hover:border-limewash focus-visible:-outline-offset-3 aria-[current]:border-terracotta-lit"
          >
            <PlainPicture sources={picture} alt="" sizes="44px" className="h-auto w-11" />
          </button>
        </li>
      ))}
    </ol>
  );
}
