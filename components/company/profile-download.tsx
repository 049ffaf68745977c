import { Download } from 'lucide-react';
import { ButtonAnchor } from '@/components/ui/button';
import { DOCUMENTS } from '@/content/documents';
import { aboutPage } from '@/content/pages/about';

const { slider } = aboutPage;
const MB = 1024 * 1024;

/** The company profile as a file, with its length and weight said beforehand. */
export function ProfileDownload() {
  const { address, name, pages, bytes } = DOCUMENTS.profile;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonAnchor
        href={address}
        download={name}
        type="application/pdf"
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
      >
        <span>
          {slider.download}
          <span className="sr-only"> {slider.about}</span>
        </span>
      </ButtonAnchor>
      <p className="t-note text-bitumen-soft sm:order-first">
        {pages} {slider.pages}, {(bytes / MB).toFixed(1)} MB
      </p>
    </div>
  );
}
