import { Download, Share2 } from 'lucide-react';
import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { usePageLang } from '@/components/links/page-lang';
import { TextLink } from '@/components/links/text-link';
import { Button } from '@/components/ui/control/button';
import { toast } from '@/components/ui/message/toast';
import { COMMA } from '@/content/lang';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { saveFile } from '@/lib/browser/save-file';
import { fill } from '@/lib/site/fill';
import type { RoofEngine } from '@/components/your-roof/engine/start-engine';
import type { TileFact } from '@/components/your-roof/tile-data';
import type { RoofState } from '@/components/your-roof/use-roof';
import { useSavedPicture } from './use-saved-picture';

interface Props {
  engine: RoofEngine;
  looked: RoofState['looked'];
  tile: TileFact;
  /** Manufacturer and country. */
  by: string;
  /** Where it was made, under the picture. */
  aside: string;
  words: YourRoofSteps['keep'];
  add: AddWords;
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** The picture as a file, and what comes after it: a sample, quantities. */
export function KeepPanel({ engine, looked, tile, by, aside, words, add }: Props) {
  const title = [tile.name, by].join(COMMA[usePageLang()]);
  const caption = { title, note: words.caption, aside };
  const file = useSavedPicture(engine, { looked, tile, caption });
  const share = () =>
    file &&
    navigator.share({ files: [file], title: fill(words.shareTitle, { tile: title }) }).catch((error) => {
      // Closed without sharing is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast('error', words.notSaved);
    });
  return (
    <div className="grid gap-6">
      <p className="text-bitumen-soft">{words.text}</p>
      <div className="grid gap-3">
        <Button
          aria-disabled={!file || undefined}
          sign={<Download aria-hidden className="size-5" />}
          onClick={() => file && saveFile(file, file.name, () => toast('error', words.unsure))}
        >
          {file === undefined ? words.saving : words.save}
        </Button>
        {file && canShare(file) && (
          <Button
            look="outline"
            sign={<Share2 aria-hidden className="size-5" />}
            onClick={() => void share()}
          >
            {words.share}
          </Button>
        )}
        <p role="status" className="t-small text-kiln empty:sr-only">
          {file === null && words.notSaved}
        </p>
      </div>
      <div className="grid gap-2 border-t border-hairline pt-4">
        <h3 className="t-head">{words.sample}</h3>
        <p className="t-small text-bitumen-soft">{words.sampleText}</p>
        <AddToEnquiry id={tile.key} name={tile.name} words={add} />
        <TextLink href={tile.quantities} about={tile.name}>
          {words.quantities}
        </TextLink>
      </div>
    </div>
  );
}
