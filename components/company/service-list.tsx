import type { Lang } from '@/content/lang';
import { SectionHead } from '@/components/ui/layout/section-head';
import { TextLink } from '@/components/links/text-link';
import { servicesPage } from '@/content/pages/company/services';
import { path } from '@/content/routes';

/** What the company does on the roof itself, service by service. */
export function ServiceList({ lang }: { lang: Lang }) {
  const { hands } = servicesPage[lang];

  return (
    <section className="section" aria-labelledby="hands">
      <div className="wrap">
        <SectionHead id="hands" title={hands.title} lead={hands.lead} />
        <ul className="border-t-[1.5px] border-bitumen">
          {hands.services.map(({ title, text, link }) => (
            <li
              key={link.to}
              className="grid gap-x-gutter gap-y-2 border-b border-hairline py-6 print:py-3 lg:grid-cols-[4fr_5fr_3fr] lg:items-baseline"
            >
              <h3 className="t-head">{title}</h3>
              <p className="max-w-measure text-bitumen-soft">{text}</p>
              <div className="lg:justify-self-end">
                <TextLink href={path(link.to, lang)}>{link.text}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
