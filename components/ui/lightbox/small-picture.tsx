import { X } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SquareButton } from '@/components/ui/control/square-button';

interface Props {
  /** The large picture that is missing: the page shows it small, where it shows it. */
  file: string;
  words: { missing: string; close: string };
  onClose: () => void;
  /** Whether it has an entry of its own in the history. */
  back?: boolean;
}

/** What stands in for the large view where that cannot be had: the picture of the page, and a word. */
export function SmallPicture({ file, words, onClose, back }: Props) {
  return (
    <Dialog open onClose={onClose} label={words.missing} look="full" back={back}>
      <div className="grid h-full grid-rows-[auto_1fr] px-margin py-3" data-veil>
        {/* Closed by the browser, so that the focus goes back to the picture. */}
        <SquareButton
          icon={X}
          label={words.close}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          className="justify-self-end"
        />
        <SmallFace file={file} missing={words.missing} />
      </div>
    </Dialog>
  );
}

/** The small picture over the word that the large one is missing. */
export function SmallFace({ file, missing }: { file: string; missing: string }) {
  const src = document.querySelector<HTMLImageElement>(`a[href="${file}"] img`)?.currentSrc;
  return (
    <div className="grid min-h-0 content-center justify-items-center gap-4" data-veil>
      {src && (
        <picture className="contents">
          <img src={src} alt="" className="max-h-[60dvh] w-120 object-contain" />
        </picture>
      )}
      <p role="status" className="t-small text-center">
        {missing}
      </p>
    </div>
  );
}
