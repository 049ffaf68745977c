import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import type { TurnedHeater } from '@/content/solar/pictures';
import { TurnViewer } from './turn-viewer';

interface Props {
  heater: TurnedHeater;
  lang: Lang;
}

/** The heater to be turned round, under its words: a column, beside its brochure. */
export function TurnSection({ heater, lang }: Props) {
  const { title, lead, note } = solarShared[lang].viewer;
  return (
    <section className="grid content-start gap-4" aria-labelledby="turn">
      <h2 id="turn" className="t-title">
        {title}
      </h2>
      <p className="t-lead text-bitumen-soft">{lead}</p>
      <TurnViewer heater={heater} sizes="(min-width: 64em) 62vw, 94vw" lang={lang} />
      <p className="t-note text-bitumen-soft">{note}</p>
    </section>
  );
}
