import { Download } from 'lucide-react';
import { ButtonAnchor } from '@/components/ui/control/button';
import { fill } from '@/lib/site/fill';
import type { Lang } from '@/content/lang';
import { languageIn, numberIn } from '@/lib/site/format';
import { mediaUrl } from '@/lib/settings/media';

interface Props {
  document: {
    address: `/${string}`;
    /** What the file is called once it is saved. */
    name: string;
    pages: number;
    bytes: number;
    lang: Lang;
  };
  words: {
    download: string;
    /** Read out after it: which document. */
    about: string;
    /** `{language}`, `{pages}`, `{megabytes}` */
    size: string;
  };
  /** The language of the page. */
  lang: Lang;
}

const MB = 1024 * 1024;

/** A document as a file, with its language, length and weight said beforehand. */
export function DocumentDownload({ document, words, lang }: Props) {
  const { address, name, pages, bytes, lang: language } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonAnchor
        href={mediaUrl(address)}
        download={name}
        type="application/pdf"
        hrefLang={language}
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
      >
        <span>
          {words.download}
          <span className="sr-only"> {words.about}</span>
        </span>
      </ButtonAnchor>
      <p className="t-note text-bitumen-soft">
        {fill(words.size, {
          language: languageIn(lang, language),
          pages,
          megabytes: numberIn(lang, Math.round((bytes / MB) * 10) / 10),
        })}
      </p>
    </div>
  );
}
