import { Search } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { searchWords } from '@/content/search/words';
import { MAX_QUERY_LENGTH } from '@/lib/search/query';

interface Props {
  lang: Lang;
  /** Of its field; each form of a page has its own. */
  id: string;
  /** What was asked. */
  asked?: string;
  /** Takes the focus when what it stands in is opened; the browser sees to it. */
  first?: boolean;
}

/** The field of the search: a form that leads to the page of results, with or without scripts. */
export function SearchForm({ lang, id, asked, first = false }: Props) {
  const { label, placeholder, submit } = searchWords[lang];
  return (
    <form action={path('search', lang)} role="search" className="grid grid-cols-[minmax(0,1fr)_auto]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name="q"
        type="text"
        dir="auto"
        defaultValue={asked}
        maxLength={MAX_QUERY_LENGTH}
        autoFocus={first}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        className="min-h-ctl w-full min-w-0 rounded-none border border-joint bg-plaster px-4 text-lg placeholder-shown:text-ellipsis placeholder:text-bitumen-soft focus-visible:-outline-offset-3"
      />
      <button
        type="submit"
        aria-label={submit}
        className="grid w-ctl place-items-center rounded-e bg-terracotta text-plaster transition-colors duration-fast hover:bg-kiln focus-visible:-outline-offset-3 focus-visible:outline-bitumen active:bg-bitumen"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  );
}
