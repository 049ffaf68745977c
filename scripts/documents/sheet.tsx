import type { ReactNode } from 'react';
import { Mark } from '../../components/ui/layout/mark';
import { companyWords } from '../../content/company-words';
import { documentWords } from '../../content/documents/shared';
import type { Lang } from '../../content/lang';
import { pictureAlt } from '../../content/pictures/alts';
import type { PictureId } from '../../content/pictures/library';
import { fill } from '../../lib/site/fill';
import { numberIn } from '../../lib/site/format';

/** Width and height in millimetres. */
type Size = readonly [width: number, height: number];

/** Address of a picture until the file itself takes its place: see documents.tsx. */
const pictureAddress = (id: PictureId, [width, height]: Size) => `picture:${id}@${width}x${height}`;

/** A picture of the library, cut to a size on paper. */
export function Plate({ id, size, lang }: { id: PictureId; size: Size; lang: Lang }) {
  const [width, height] = size.map((side) => `${side}mm`);
  return (
    <picture>
      <img src={pictureAddress(id, size)} alt={pictureAlt(id, lang)} style={{ width, height }} />
    </picture>
  );
}

/** What is said at the foot of a page. */
interface FootProps {
  title: string;
  page: number;
  pages: number;
  lang: Lang;
}

interface SheetProps {
  /** None on a cover. */
  foot?: FootProps;
  look?: 'sand' | 'dark';
  /** What a table of contents leads to. */
  id?: string;
  children: ReactNode;
}

/** One page of a document. */
export function Sheet({ foot, look, id, children }: SheetProps) {
  return (
    <section id={id} className={['sheet', look].filter(Boolean).join(' ')}>
      {children}
      {foot && <Foot {...foot} />}
    </section>
  );
}

/** Repeated on every page: for the eye only. */
function Foot({ title, page, pages, lang }: FootProps) {
  const numbers = { page: numberIn(lang, page), pages: numberIn(lang, pages) };
  return (
    <footer aria-hidden>
      <Mark />
      <span>{title}</span>
      <span>{fill(documentWords[lang].foot, numbers)}</span>
    </footer>
  );
}

interface CoverWordsProps {
  heading: ReactNode;
  lead: string;
  /** Set apart along the foot of the cover. */
  ends: readonly string[];
  lang: Lang;
}

/** What every cover says under its picture. */
export function CoverWords({ heading, lead, ends, lang }: CoverWordsProps) {
  return (
    <div className="inset cover">
      <p className="brand">
        <Mark /> {companyWords[lang].brand}
      </p>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <p className="ends">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  );
}

/** A cover of one picture over its words. */
export function Cover({ picture, ...words }: CoverWordsProps & { picture: PictureId }) {
  return (
    <Sheet>
      <Plate id={picture} size={[210, 150]} lang={words.lang} />
      <CoverWords {...words} />
    </Sheet>
  );
}

interface TableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Ruled rows under a heavy line, the first column strong. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={[first, ...rest].join()}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Label and value, row by row. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
