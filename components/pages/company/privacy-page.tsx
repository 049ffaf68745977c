import { DeviceData } from '@/components/device-data/device-data';
import { LegalPage, legalSection } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import { ButtonAnchor } from '@/components/ui/control/button';
import { company } from '@/content/company';
import type { Lang } from '@/content/lang';
import { deviceDataWords } from '@/content/pages/company/device-data';
import { privacyPage } from '@/content/pages/company/privacy';
import { deviceCookiesAction, eraseCookiesAction } from '@/lib/account/device-data-actions';
import { webPageJsonLd } from '@/lib/structured-data/page-json-ld';

const DEVICE = 'this-device';
const cookies = { names: deviceCookiesAction, erase: eraseCookiesAction };

/** /privacy: what is stored on the server in words, and what is stored here as it is. */
export function PrivacyPage({ lang }: { lang: Lang }) {
  const words = deviceDataWords[lang];
  const { failed, eraseAll } = words;
  const { ask } = privacyPage[lang];
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(ask.subject)}`;
  return (
    <>
      <JsonLd data={webPageJsonLd('privacy', lang)} />
      <LegalPage lang={lang} words={privacyPage[lang]} more={[{ id: DEVICE, title: words.title }]}>
        <div className="-mt-6 md:-mt-10 xl:grid xl:grid-cols-[1fr_2fr] xl:gap-x-gutter">
          <p className="xl:col-start-2">
            <ButtonAnchor href={mail} look="outline">
              {ask.text}
            </ButtonAnchor>
          </p>
        </div>
        <section aria-labelledby={DEVICE} className={legalSection}>
          <h2 id={DEVICE} className="t-head scroll-mt-(--hd)">
            {words.title}
          </h2>
          <div className="grid content-start gap-4">
            <p className="max-w-(--measure)">{words.lead}</p>
            <p className="hidden max-w-(--measure) noscript:block">{words.noScript}</p>
            <DeviceData lang={lang} words={{ failed, eraseAll }} cookies={cookies} />
          </div>
        </section>
      </LegalPage>
    </>
  );
}
