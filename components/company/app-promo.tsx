import type { Lang } from '@/content/lang';
import { ArrowUpRight } from 'lucide-react';
import { ButtonAnchor } from '@/components/ui/control/button';
import { Picture } from '@/components/pictures/picture';
import { company } from '@/content/company';
import { aboutPage } from '@/content/pages/company/about';

/** The mobile app: what is in it, and the two stores that have it. */
export function AppPromo({ lang }: { lang: Lang }) {
  const { app } = aboutPage[lang];

  return (
    <section className="no-print ground overflow-hidden bg-sand" aria-labelledby="app">
      <div className="wrap grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-6 lg:content-center lg:pb-section">
          <h2 id="app" className="t-title lg:text-(length:--t-door) lg:leading-[var(--line-door,1)]">
            {app.title}
          </h2>
          <p className="t-lead text-bitumen-soft">{app.text}</p>
          <div className="flex flex-wrap gap-3">
            {Object.values(company.apps).map(({ store, url }) => (
              <ButtonAnchor
                key={store}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                look="outline"
                sign={<ArrowUpRight aria-hidden className="flip size-5" />}
              >
                {store}
              </ButtonAnchor>
            ))}
          </div>
          <p className="t-note text-bitumen-soft">{app.note}</p>
        </div>
        <Picture
          id={app.picture}
          sizes="(min-width: 64em) 40vw, 94vw"
          className="aspect-landscape lg:self-end"
          lang={lang}
        />
      </div>
    </section>
  );
}
