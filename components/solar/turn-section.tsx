import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import type { TurnedHeater } from '@/content/solar/pictures';
import { TurnViewer } from './turn-viewer';

interface Props {
  heater: TurnedHeater;
  lang: Lang;
}

/** The heater to be turned round, over the width of the page. */
export function TurnSection({ heater, lang }: Props) {
  const { title, lead, note } = solarShared[lang].viewer;
  return (
    <section className="section" aria-labelledby="turn">
      <div className="wrap">
        <SectionHead id="turn" title={title} lead={lead} />
        <div className="max-w-280">
          <TurnViewer heater={heater} sizes="(min-width: 76em) 70rem, 94vw" lang={lang} />
          <p className="t-note pt-2 text-bitumen-soft">{note}</p>
        </div>
      </div>
    </section>
  );
}
