import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import type { Lang } from '@/content/lang';
import { accessibilityPage } from '@/content/pages/company/accessibility';
import { webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function AccessibilityPage({ lang }: { lang: Lang }) {
  return (
    <>
      <JsonLd data={webPageJsonLd('accessibility', lang)} />
      <LegalPage lang={lang} words={accessibilityPage[lang]} />
    </>
  );
}
