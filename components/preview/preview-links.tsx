import type { Lang } from '@/content/lang';
import { ArrowRight } from 'lucide-react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { META } from '@/content/meta';
import { pagesBelow, previewWords, type SoonKey } from '@/content/previews';
import { path, type RouteKey } from '@/content/routes';

/** The shelf below a family page, then its neighbours, so that every page can be reached by walking. */
export function PreviewLinks({
  of,
  next = [],
  lang,
}: { of: SoonKey; next?: readonly RouteKey[] } & { lang: Lang }) {
  const below = pagesBelow(of);
  return (
    <>
      {below.length > 0 && <LinkList id="below" title={previewWords[lang].below} keys={below} />}
      {next.length > 0 && <LinkList id="beside" title={previewWords[lang].beside} keys={next} />}
    </>
  );
}

function LinkList({ id, title, keys }: { id: string; title: string; keys: readonly RouteKey[] }) {
  return (
    <section aria-labelledby={id} className="wrap grid gap-4 pb-section lg:grid-cols-[5fr_7fr] lg:gap-gutter">
      <h2 id={id} className="t-title">
        {title}
      </h2>
      <ul className="border-t-[1.5px] border-bitumen">
        {keys.map((key) => (
          <li key={key}>
            <PrefetchLink
              href={path(key)}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-gutter gap-y-1 border-b border-hairline py-4 no-underline"
            >
              <span className="t-head transition-colors duration-fast group-hover:text-kiln">
                {META[key].title}
              </span>
              <ArrowRight
                aria-hidden
                className="flip size-5 text-terracotta transition-transform duration-slow ease-weighted group-hover:translate-x-1"
              />
              <span className="t-small max-w-measure text-bitumen-soft">{META[key].description}</span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
