import { CondensationDrawing, ForcedDrawing, NaturalDrawing } from '../../components/solar/drawings';
import { BROCHURES, type BrochurePage, type Drawn } from '../../content/documents/cmg';
import type { CmgSystem } from '../../content/pages/cmg';
import { principles } from '../../content/solar/principles';
import { CoverWords, Facts, Plate, Sheet, Table } from './sheet';

/** The brochure of one CMG system: a cover and its pages, A4. */
export function CmgBrochure({ of }: { of: CmgSystem }) {
  const { cover, pages, footer, of: word } = BROCHURES[of];
  return (
    <>
      <Sheet>
        <Top top={cover.top} size={[210, 150]} />
        <CoverWords {...cover} />
      </Sheet>
      {pages.map((page, index) => (
        <Sheet
          key={page.heading}
          foot={{ title: footer, page: index + 2, of: word, pages: pages.length + 1 }}
        >
          <Page page={page} />
        </Sheet>
      ))}
    </>
  );
}

function Page({ page }: { page: BrochurePage }) {
  const { heading, lead, top, points, steps, rows, table, note } = page;
  return (
    <>
      <Top top={top} />
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
                  <strong>{title}.</strong> {text}
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
}

function Top({ top, size = [210, 140] }: TopProps) {
  if (!top) return null;
  if (typeof top === 'string') return <Plate id={top} size={size} />;
  if ('drawing' in top)
    return (
      <figure className="section">
        <Drawing {...top} />
      </figure>
    );
  return (
    <div className="pair">
      {top.map((id) => (
        <Plate key={id} id={id} size={[105, 120]} />
      ))}
    </div>
  );
}

function Drawing({ drawing: of, parts }: Drawn) {
  const { alt } = principles.en[of];
  if (of === 'forced') return <ForcedDrawing alt={alt} marks={parts ? 'parts' : 'steps'} />;
  return of === 'natural' ? <NaturalDrawing alt={alt} /> : <CondensationDrawing alt={alt} />;
}
