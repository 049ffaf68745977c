import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import type { Lang } from '@/content/lang';
import { termsPage } from '@/content/pages/company/terms';
import { webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function TermsPage({ lang }: { lang: Lang }) {
  return (
    <>
      <JsonLd data={webPageJsonLd('terms', lang)} />
      <LegalPage lang={lang} words={termsPage[lang]} />
    </>
  );
}
