import { Download } from 'lucide-react';
import { ButtonAnchor } from './button';
import { fill } from '@/lib/core/fill';
import { mediaUrl } from '@/lib/core/media';

interface Props {
  document: {
    address: `/${string}`;
    /** What the file is called once it is saved. */
    name: string;
    pages: number;
    bytes: number;
  };
  words: {
    download: string;
    /** Read out after it: which document. */
    about: string;
    /** `{pages}`, `{megabytes}` */
    size: string;
  };
}

const MB = 1024 * 1024;

/** A document as a file, with its length and weight said beforehand. */
export function DocumentDownload({ document, words }: Props) {
  const { address, name, pages, bytes } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonAnchor
        href={mediaUrl(address)}
        download={name}
        type="application/pdf"
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
      >
        <span>
          {words.download}
          <span className="sr-only"> {words.about}</span>
        </span>
      </ButtonAnchor>
      <p className="t-note text-bitumen-soft sm:order-first">
        {fill(words.size, { pages, megabytes: (bytes / MB).toFixed(1) })}
      </p>
    </div>
  );
}
