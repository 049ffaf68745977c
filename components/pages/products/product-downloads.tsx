import { Download as Sign } from 'lucide-react';
import { TextLink } from '@/components/links/text-link';
import { unbroken } from '@/components/ui/layout/unbroken';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { dataSheetAddress, dataSheetName } from '@/content/products/data-sheet-address';
import { dataSheetWords } from '@/content/products/data-sheet-words';
import { downloadWords } from '@/content/products/download-words';
import { downloadsOf, type Download, type DownloadLabel } from '@/content/products/downloads';
import { path } from '@/content/routes';
import { mediaUrl } from '@/lib/settings/media';
import { fill } from '@/lib/site/fill';
import { figureIn } from '@/lib/site/format';
import { downloadNote } from './download-note';
import { hasSheetInHead } from './product-actions';
import type { ProductContent } from './product-content';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'name' | 'ways'>;
  lang: Lang;
}

/** In a whole line name, note and files stand beside each other; in a part of it the note stands below the name. */
const ROW =
  'grid gap-x-gutter gap-y-1 border-t border-hairline py-4 @md:grid-cols-[3fr_2fr] @4xl:grid-cols-[3fr_4fr_5fr] @4xl:py-5';
const FILES = '@md:col-start-2 @md:row-span-2 @md:row-start-1 @4xl:col-start-3 @4xl:row-span-1';

/**
 * Files of a product for those who plan with it, each with its kind and size said beforehand. Nothing, where the sheet
 * is all there is and has its button in the head.
 */
export function ProductDownloads({ page, of: { name, ways }, lang }: Props) {
  if (!hasFiles(page, ways)) return null;
  const groups = downloadsOf(page);
  const words = downloadWords[lang];
  const sheet = dataSheetWords[lang];
  return (
    <section className="no-print @container" aria-labelledby="downloads">
      <div className="grid gap-4 pb-8 @4xl:grid-cols-[7fr_5fr] @4xl:items-end @4xl:gap-gutter">
        <h2 id="downloads" className="t-title">
          {words.title}
        </h2>
        <p className="t-lead text-bitumen-soft">{words.licence}</p>
      </div>
      <dl className="border-b border-hairline">
        <div className={ROW}>
          <dt className="t-head">{sheet.heading}</dt>
          <dd className="max-w-measure text-bitumen-soft">{sheet.about}</dd>
          <dd className={`flex items-baseline gap-3 ${FILES}`}>
            <a
              href={dataSheetAddress(page.id, lang)}
              download={dataSheetName(page.id, lang)}
              className="t-label text-link gap-3"
            >
              <span>
                {sheet.format}
                <span className="sr-only"> {fill(words.about, { title: sheet.heading, name })}</span>
              </span>
              <Sign aria-hidden className="size-5" />
            </a>
            <span className="t-note text-bitumen-soft">{sheet.length}</span>
          </dd>
        </div>
        {groups.map(({ kind, files }) => {
          const { title } = words[kind];
          return (
            <div key={kind} className={ROW}>
              <dt className="t-head">{title}</dt>
              <dd className="max-w-measure text-bitumen-soft">{unbroken(downloadNote(page, kind, lang))}</dd>
              <dd className={`flex flex-wrap content-start gap-x-8 lg:gap-y-3 ${FILES}`}>
                {files.map((file) => (
                  <FileLink
                    key={file.label}
                    file={file}
                    about={fill(words.about, { title, name })}
                    lang={lang}
                  />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="pt-6">
        <TextLink href={`${path('terms', lang)}#pictures`}>{words.terms}</TextLink>
      </div>
    </section>
  );
}

/** More than the sheet, or the sheet alone where the head has no button for it. */
export const hasFiles = (page: ProductPage, ways: ProductContent['ways']) =>
  downloadsOf(page).length > 0 || !hasSheetInHead(page, ways);

const KB = 1024;

const named = (label: DownloadLabel, lang: Lang): string => {
  const maps: Partial<Record<DownloadLabel, string>> = downloadWords[lang].maps;
  return maps[label] ?? label;
};

function FileLink({ file, about, lang }: { file: Download; about: string; lang: Lang }) {
  const size = fill(downloadWords[lang].kilobytes, { size: figureIn(lang, Math.ceil(file.bytes / KB)) });
  return (
    <span className="flex items-baseline gap-3">
      <a href={mediaUrl(file.file)} download={file.saved} className="t-label text-link gap-3">
        <span>
          {named(file.label, lang)}
          <span className="sr-only"> {about}</span>
        </span>
        <Sign aria-hidden className="size-5" />
      </a>
      <span className="t-note text-bitumen-soft">{size}</span>
    </span>
  );
}
