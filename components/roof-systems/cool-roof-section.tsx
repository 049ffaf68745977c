import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { coolRoof } from '@/content/pages/company/home';
import { path, type RouteKey } from '@/content/routes';
import { CoolRoofDrawing } from './cool-roof-drawing';
import { unbroken } from '@/components/ui/layout/unbroken';

interface Props {
  /** Where its button leads; none on the page about it. */
  to?: RouteKey;
  lang: Lang;
}

/** What the dry-fix system is, drawn and named layer by layer. */
export function CoolRoofSection({ to, lang }: Props) {
  return (
    <section className="section ground bg-sand" aria-labelledby="coolroof">
      <div className="wrap grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-gutter">
        <CoolRoofDrawing {...coolRoof[lang].drawing} />
        <div className="grid justify-items-start gap-4">
          <h2 id="coolroof" className="t-title">
            {unbroken(coolRoof[lang].title)}
          </h2>
          <p>{coolRoof[lang].text}</p>
          <ol className="w-full border-t-[1.5px] border-bitumen">
            {coolRoof[lang].layers.map((layer, index) => (
              <li
                key={layer}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] max-[18em]:grid-cols-[1.5rem_minmax(0,1fr)] border-b border-hairline py-3"
              >
                <span aria-hidden className="font-semibold text-terracotta">
                  {index + 1}
                </span>
                {layer}
              </li>
            ))}
          </ol>
          {to && (
            <ButtonLink href={path(to, lang)} about={coolRoof[lang].button.about}>
              {coolRoof[lang].button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
