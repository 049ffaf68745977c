import { usePageLang } from '@/components/links/page-lang';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import { fill } from '@/lib/site/fill';
import { isolated } from '@/lib/search/query';

interface Props {
  words: { waiting: string; lost: string; offline: string; none: string; near: string; ask: string };
  state: {
    asked: string;
    lost: boolean;
    waiting: boolean;
    found?: number;
    isWhole: boolean;
  };
  /** How many are suggested, in words. */
  count: string;
}

/** What is said of what was found: read out, and shown where the list does not say it already. */
export function SearchStatus({ words, state, count }: Props) {
  const lang = usePageLang();
  const { asked, lost, waiting, found, isWhole } = state;
  const none = found === 0;
  const fault =
    asked &&
    ((lost && (navigator.onLine ? words.lost : words.offline)) ||
      (waiting && words.waiting) ||
      (none && fill(words.none, { query: isolated(asked) })) ||
      (!isWhole && words.near));
  return (
    <>
      <p role="status" className={fault ? 't-small px-3 py-2 text-bitumen-soft' : 'sr-only'}>
        {fault || count}
      </p>
      {none && (
        <p className="px-3 pb-2">
          <TextLink href={localPath('/contact-us', lang)}>{words.ask}</TextLink>
        </p>
      )}
    </>
  );
}
