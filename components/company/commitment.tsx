import type { Lang } from '@/content/lang';
import { TextLink } from '@/components/links/text-link';
import { Picture } from '@/components/pictures/picture';
import { installersPage } from '@/content/pages/company/installers';
import { path } from '@/content/routes';

const column = 'px-margin py-6 lg:ms-auto lg:w-full lg:max-w-[calc(var(--page)*7/12)]';

/** What the page is for, under a picture that fills its column. */
export function EstimateHead({ className, lang }: { className: string } & { lang: Lang }) {
  const { title, lead, picture } = installersPage[lang];

  return (
    <div className={className}>
      <Picture
        id={picture}
        // A hair less than it is, so that common telephones take the file of 720 px, not the one above.
        sizes="(min-width: 64em) 58vw, 98vw"
        first
        className="h-[clamp(12rem,30svh,20rem)] lg:h-[min(26rem,46svh)]"
        lang={lang}
      />
      <div className={`grid gap-4 ${column}`}>
        <h1 className="t-title lg:text-(length:--t-door) lg:leading-[var(--line-door,1)]">{title}</h1>
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </div>
    </div>
  );
}

/** What the company commits itself to, and what follows a request. */
export function Commitment({ className, lang }: { className: string } & { lang: Lang }) {
  const { commitment, after } = installersPage[lang];

  return (
    <div className={className}>
      <div className={`grid gap-10 lg:pb-section ${column}`}>
        <section aria-labelledby="commitment">
          <h2 id="commitment" className="t-head pb-3">
            {commitment.title}
          </h2>
          <dl className="border-t-[1.5px] border-bitumen">
            {commitment.points.map((point) => (
              <div
                key={point.title}
                className="grid gap-x-4 border-b border-hairline py-3 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-semibold">{point.title}</dt>
                <dd className="max-w-measure text-bitumen-soft">{point.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="after">
          <h2 id="after" className="t-head pb-3">
            {after.title}
          </h2>
          <p className="max-w-measure pb-4 text-bitumen-soft">{after.before}</p>
          <ol className="border-t-[1.5px] border-bitumen">
            {after.steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] max-[18em]:grid-cols-[1.5rem_minmax(0,1fr)] border-b border-hairline py-3"
              >
                <span aria-hidden className="font-semibold text-terracotta">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="flex flex-wrap gap-x-8 pt-3">
            {after.more.map(({ text, to, path: place }) => (
              <TextLink key={to} href={`${path(to, lang)}#${place}`}>
                {text}
              </TextLink>
            ))}
          </p>
        </section>
      </div>
    </div>
  );
}
