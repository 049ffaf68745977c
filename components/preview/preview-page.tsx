import type { Lang } from '@/content/lang';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PageBanner } from '@/components/pictures/page-banner';
import { SpecSheet } from '@/components/ui/spec-sheet';
import { SplitHead } from '@/components/pictures/split-head';
import { PREVIEWS, previewWords, type Preview, type SoonKey } from '@/content/previews';
import { trail } from '@/content/routes';
import { breadcrumbJsonLd } from '@/lib/structured-data/json-ld';
import { PreviewLinks } from './preview-links';
import { PreviewWords } from './preview-words';

/** A page that is not finished, said plainly: what it will hold, what is known, and how to get it today. */
export function PreviewPage({ of, lang }: { of: SoonKey } & { lang: Lang }) {
  const preview = PREVIEWS[of];
  return (
    <article>
      {preview.picture.startsWith('hero/') ? (
        <WideHead lang={lang} of={of} preview={preview} />
      ) : (
        <>
          <SplitHead title={preview.heading} picture={preview.picture} trail={<Trail lang={lang} of={of} />}>
            <PreviewWords lang={lang} preview={preview} />
          </SplitHead>
          <div className={preview.facts ? 'wrap py-section' : 'pt-section'}>
            {preview.facts && <SpecSheet title={previewWords[lang].facts} rows={preview.facts} wide />}
          </div>
        </>
      )}
      <PreviewLinks lang={lang} of={of} next={preview.next} />
    </article>
  );
}

/** Only banner pictures are wide enough to run from edge to edge. */
function WideHead({ of, preview, lang }: { of: SoonKey; preview: Preview } & { lang: Lang }) {
  return (
    <>
      <PageBanner
        title={preview.heading}
        picture={preview.picture}
        tall={preview.tall}
        trail={<Trail lang={lang} of={of} />}
      />
      <div className="wrap grid gap-10 pb-section lg:grid-cols-[7fr_5fr] lg:gap-gutter">
        <div className="grid content-start gap-6">
          <PreviewWords lang={lang} preview={preview} />
        </div>
        {preview.facts && <SpecSheet title={previewWords[lang].facts} rows={preview.facts} />}
      </div>
    </>
  );
}

function Trail({ of, lang }: { of: SoonKey } & { lang: Lang }) {
  if (trail(of).length === 1) return null;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(of)} />
      <Breadcrumbs of={of} label={previewWords[lang].breadcrumbs} />
    </>
  );
}
