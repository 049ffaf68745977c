import { CondensationDrawing, ForcedDrawing, NaturalDrawing } from '../../components/solar/drawings';
import type { Lang } from '../../content/lang';
import type { CmgSystem } from '../../content/pages/catalogue/cmg';
import { principles } from '../../content/solar/principles';
import { brochure, type BrochurePage, type Drawn } from './cmg-pages';
import { CoverWords, Facts, Plate, Sheet, Table } from './sheet';

/** The brochure of one CMG system: a cover and its pages, A4. */
export function CmgBrochure({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { cover, pages, footer: title } = brochure(of, lang);
  return (
    <>
      <Sheet>
        <Top top={cover.top} size={[210, 150]} lang={lang} />
        <CoverWords {...cover} lang={lang} />
      </Sheet>
      {pages.map((page, index) => (
        <Sheet key={page.heading} foot={{ title, page: index + 2, pages: pages.length + 1, lang }}>
          <Page page={page} lang={lang} />
        </Sheet>
      ))}
    </>
  );
}

function Page({ page, lang }: { page: BrochurePage; lang: Lang }) {
  const { heading, lead, top, low, points, steps, rows, table, note } = page;
  return (
    <>
      <Top top={top} size={low && [210, 92]} lang={lang} />
      <div className={`inset guide ${top ? '' : 'bare'}`}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {steps && (
          <ol className="steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </li>
            ))}
          </ol>
        )}
        {rows && <Facts rows={rows} />}
        {table && <Table {...table} />}
        {note && <p className="note">{note}</p>}
      </div>
    </>
  );
}

interface TopProps extends Pick<BrochurePage, 'top'> {
  /** Of one picture, in millimetres. */
  size?: readonly [width: number, height: number];
  lang: Lang;
}

function Top({ top, size = [210, 140], lang }: TopProps) {
  if (!top) return null;
  if (typeof top === 'string') return <Plate id={top} size={size} lang={lang} />;
  if ('drawing' in top)
    return (
      <figure className="section">
        <Drawing {...top} lang={lang} />
      </figure>
    );
  return (
    <div className="pair">
      {top.map((id) => (
        <Plate key={id} id={id} size={[105, 120]} lang={lang} />
      ))}
    </div>
  );
}

function Drawing({ drawing: of, parts, lang }: Drawn & { lang: Lang }) {
  const { alt } = principles[lang][of];
  if (of === 'forced') return <ForcedDrawing alt={alt} marks={parts ? 'parts' : 'steps'} />;
  return of === 'natural' ? <NaturalDrawing alt={alt} /> : <CondensationDrawing alt={alt} />;
}
