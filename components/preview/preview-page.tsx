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
export function PreviewPage({ of }: { of: SoonKey }) {
  const preview = PREVIEWS[of];
  return (
    <article>
      {preview.picture.startsWith('hero/') ? (
        <WideHead of={of} preview={preview} />
      ) : (
        <>
          <SplitHead title={preview.heading} picture={preview.picture} trail={<Trail of={of} />}>
            <PreviewWords preview={preview} />
          </SplitHead>
          <div className={preview.facts ? 'wrap py-section' : 'pt-section'}>
            {preview.facts && <SpecSheet title={previewWords.facts} rows={preview.facts} wide />}
          </div>
        </>
      )}
      <PreviewLinks of={of} next={preview.next} />
    </article>
  );
}

/** Only banner pictures are wide enough to run from edge to edge. */
function WideHead({ of, preview }: { of: SoonKey; preview: Preview }) {
  return (
    <>
      <PageBanner
        title={preview.heading}
        picture={preview.picture}
        tall={preview.tall}
        trail={<Trail of={of} />}
      />
      <div className="wrap grid gap-10 pb-section lg:grid-cols-[7fr_5fr] lg:gap-gutter">
        <div className="grid content-start gap-6">
          <PreviewWords preview={preview} />
        </div>
        {preview.facts && <SpecSheet title={previewWords.facts} rows={preview.facts} />}
      </div>
    </>
  );
}

function Trail({ of }: { of: SoonKey }) {
  if (trail(of).length === 1) return null;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(of)} />
      <Breadcrumbs of={of} label={previewWords.breadcrumbs} />
    </>
  );
}
