import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { hotWaterExample } from '@/content/pages/tools/hot-water-example';
import { WorkedExample } from './worked-example';

/** A calculation as it was sent: what was entered and the result, for those who have not signed in yet. */
export function SentSheets({ search, lang }: { search: string; lang: Lang }) {
  const words = hotWaterExample[lang].sent;
  return (
    <div className="wrap">
      <SectionHead id="example" title={words.title} />
      <WorkedExample level={3} search={search} lang={lang} words={words} />
    </div>
  );
}
