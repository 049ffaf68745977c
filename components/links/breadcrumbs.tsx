import { CallLink } from './call-link';
import { PrefetchLink } from './prefetch-link';
import type { Lang } from '@/content/lang';
import { crumbOf } from '@/content/route-names';
import { path, trail, type RouteKey } from '@/content/routes';

interface Props {
  of: RouteKey;
  /** What the page is called, where it stands below that route without being one of the table. */
  last?: string;
  label: string;
  lang: Lang;
}

const STEP =
  "flex items-center not-last:after:mx-3 max-sm:not-last:after:mx-1.5 not-last:after:text-joint not-last:after:content-['/'/''] max-lg:nth-last-2:after:hidden";

/** Of a product, whose name is the title right below it on every screen. */
const BEFORE_TITLE = 'nth-last-2:after:hidden';

/** A long way takes one line of a telephone without its first two steps, which the header has too. */
const LONG = 5;
const SHORTENED = 'max-sm:nth-[-n+2]:hidden';

/** Where the page has one column its title stands right below, and would take a line of its own here. */
const LAST = 'flex items-center max-lg:sr-only';

/** The way from home down to a nested page, whose last step is the page itself, unlinked; at its end whom to call, where the header has no room for the number. */
export function Breadcrumbs({ of, last, label, lang }: Props) {
  const steps: RouteKey[] = ['home', ...trail(of)];
  return (
    <div className="border-b border-hairline">
      <div className="wrap flex items-start justify-between gap-x-6">
        <nav aria-label={label}>
          <ol className="t-small flex flex-wrap text-bitumen-soft">
            {steps.map((step, index) => (
              <li
                key={step}
                className={
                  !last && index === steps.length - 1
                    ? LAST
                    : `${STEP} ${last ? BEFORE_TITLE : ''} ${last && steps.length >= LONG ? SHORTENED : ''}`
                }
              >
                {!last && index === steps.length - 1 ? (
                  <span aria-current="page" className="inline-flex min-h-tap items-center">
                    {crumbOf(step, lang)}
                  </span>
                ) : (
                  <PrefetchLink
                    href={path(step, lang)}
                    className="inline-flex min-h-tap items-center no-underline hover:text-kiln hover:underline"
                  >
                    {crumbOf(step, lang)}
                  </PrefetchLink>
                )}
              </li>
            ))}
            {last && (
              <li className="sr-only">
                <span aria-current="page">{last}</span>
              </li>
            )}
          </ol>
        </nav>
        {/* On telephones the header has its sign, and where there is room for it the number too. */}
        <CallLink lang={lang} className="hidden sm:inline-flex min-[86em]:hidden" />
      </div>
    </div>
  );
}
