import { LA_PALOMA, LA_PALOMA_SPREADS, type LaPalomaColour } from '../../content/catalogue/la-paloma';
import { laPalomaCatalogue } from '../../content/documents/la-paloma';
import { CoverWords, Facts, Plate, Sheet } from './sheet';

const { cover, brick, colours, ask, footer, of } = laPalomaCatalogue;
/** Cover, what facing brick is, the colours, whom to ask. */
const PAGES = LA_PALOMA_SPREADS.length + 3;

const foot = (page: number) => ({ title: footer, page, of, pages: PAGES });

/** The catalogue of La Paloma: every colour as a wall, a corner and a facade, four on a page, A4. */
export function LaPalomaCatalogue() {
  return (
    <>
      <Sheet>
        <Plate id={cover.top} size={[210, 150]} />
        <CoverWords {...cover} />
      </Sheet>
      <Sheet foot={foot(2)}>
        <div className="pair">
          {brick.top.map((id) => (
            <Plate key={id} id={id} size={[105, 120]} />
          ))}
        </div>
        <div className="inset guide">
          <h1>{brick.heading}</h1>
          <p className="lead">{brick.lead}</p>
          {brick.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Facts rows={brick.rows} />
        </div>
      </Sheet>
      {LA_PALOMA_SPREADS.map((ids, index) => (
        <Sheet key={ids[0]} foot={foot(index + 3)}>
          <div className="inset tones">
            <h1>{colours(ids)}</h1>
            <div className="grid">
              {ids.map((id) => (
                <Colour key={id} of={id} />
              ))}
            </div>
          </div>
        </Sheet>
      ))}
      <Sheet foot={foot(PAGES)}>
        <Plate id={ask.top} size={[210, 140]} />
        <div className="inset guide">
          <h1>{ask.heading}</h1>
          <p className="lead">{ask.lead}</p>
          <ul>
            {ask.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="note">{ask.note}</p>
        </div>
      </Sheet>
    </>
  );
}

/** A colour: the wall from close by, its corner and facade, and its four tones. */
function Colour({ of: id }: { of: LaPalomaColour }) {
  const { name, hex } = LA_PALOMA[id];
  return (
    <section>
      <Plate id={`la-paloma/${id}-wall`} size={[88, 56]} />
      <div className="views">
        <Plate id={`la-paloma/${id}-corner`} size={[43, 34]} />
        <Plate id={`la-paloma/${id}-facade`} size={[43, 34]} />
      </div>
      <p aria-hidden className="strip">
        {hex.map((tone, at) => (
          <span key={at} style={{ background: tone }} />
        ))}
      </p>
      <h2>{name}</h2>
    </section>
  );
}
