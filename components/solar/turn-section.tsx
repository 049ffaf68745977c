import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { TurnViewer } from './turn-viewer';

interface Props {
  /** What is to be said where the heater on the turntable is not quite the one of the page. */
  note?: string;
  lang: Lang;
}

/** The heater to be turned round, over the width of the page. */
export function TurnSection({ note, lang }: Props) {
  const { title, lead, note: usual } = solarShared[lang].viewer;
  return (
    <section className="section" aria-labelledby="turn">
      <div className="wrap">
        <SectionHead id="turn" title={title} lead={lead} />
        <div className="max-w-280">
          <TurnViewer sizes="(min-width: 76em) 70rem, 94vw" lang={lang} />
          <p className="t-note pt-2 text-bitumen-soft">{note ?? usual}</p>
        </div>
      </div>
    </section>
  );
}
