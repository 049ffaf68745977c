import { SectionHead } from '@/components/ui/section-head';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/solar-shared';
import { TURN } from '@/content/solar/pictures';
import { TurnViewer } from './turn-viewer';

/** The heater to be turned round, over the width of the page. */
export function TurnSection({ lang }: { lang: Lang }) {
  const { title, lead, note } = solarShared[lang].viewer;
  if (TURN.length === 0) return null;
  return (
    <section className="section" aria-labelledby="turn">
      <div className="wrap">
        <SectionHead id="turn" title={title} lead={lead} />
        <div className="max-w-280">
          <TurnViewer sizes="(min-width: 76em) 70rem, 94vw" lang={lang} />
          <p className="t-note pt-2 text-bitumen-soft">{note}</p>
        </div>
      </div>
    </section>
  );
}
