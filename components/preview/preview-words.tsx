import type { Lang } from '@/content/lang';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/links/button-link';
import { ButtonAnchor } from '@/components/ui/button';
import { company, telLink } from '@/content/company';
import { previewWords, type Preview } from '@/content/previews';
import { path } from '@/content/routes';

/** What the page will hold, how to get the same today, and the three ways to a person, the form first. */
export function PreviewWords({ preview, lang }: { preview: Preview } & { lang: Lang }) {
  return (
    <>
      {preview.notice && (
        <p className="t-head justify-self-start border border-dashed border-joint px-5 py-3">
          {preview.notice}
        </p>
      )}
      <p className="t-lead">{preview.offer.join(' ')}</p>
      <p className="max-w-measure text-bitumen-soft">{preview.today}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={path('contact')}>{previewWords[lang].form}</ButtonLink>
        <ButtonAnchor
          href={telLink(company.phone)}
          look="outline"
          sign={<Phone aria-hidden className="size-5" />}
        >
          <span>
            <span className="sr-only">{previewWords[lang].call} </span>
            <bdi>{company.phone}</bdi>
          </span>
        </ButtonAnchor>
        <a
          href={`mailto:${company.email}`}
          className="t-label inline-flex min-h-tap items-center underline decoration-terracotta decoration-[1.5px] hover:text-kiln"
        >
          <span className="sr-only">{previewWords[lang].mail} </span>
          {company.email}
        </a>
      </div>
    </>
  );
}
