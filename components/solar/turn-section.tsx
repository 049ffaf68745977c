import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import type { TurnedHeater } from '@/content/solar/pictures';
import { TurnViewer } from './turn-viewer';

interface Props {
  heater: TurnedHeater;
  lang: Lang;
}

/** The heater to be turned round, beside its words to the margin of the page. */
export function TurnSection({ heater, lang }: Props) {
  const { title, lead, note } = solarShared[lang].viewer;
  return (
    <section className="section" aria-labelledby="turn">
      <div className="wrap grid gap-x-gutter gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-4 pb-4">
          <h2 id="turn" className="t-title">
            {title}
          </h2>
          <p className="t-lead text-bitumen-soft">{lead}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TurnViewer heater={heater} sizes="(min-width: 64em) 62vw, 94vw" lang={lang} />
        </div>
        <p className="t-note text-bitumen-soft lg:col-start-1">{note}</p>
      </div>
    </section>
  );
}
