import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/layout/section-head';
import { SIZING } from '@/content/solar/sizing';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { hotWaterExample } from '@/content/pages/tools/hot-water-example';
import { path } from '@/content/routes';
import { SentCalculation } from './sent-calculation';
import { WorkedExample } from './worked-example';

/** The counts by which an address is known to bring a calculation along. */
const INPUTS = Object.values(SIZING.litres).flatMap((litres) => Object.keys(litres));

/** Where somebody is about to sign in to the calculator: the calculation that was sent to them, or the example. */
export const PublicExample = ({ lang, children }: { lang: Lang; children?: ReactNode }) => (
  <section className="section" aria-labelledby="example">
    <SentCalculation page={path('hotWater', lang)} inputs={INPUTS} lang={lang}>
      <div className="wrap">
        <SectionHead id="example" title={hotWaterExample[lang].title} lead={hotWaterPage[lang].lead} />
        <WorkedExample level={3} lang={lang} />
      </div>
    </SentCalculation>
    {children && <div className="wrap pt-6">{children}</div>}
  </section>
);
