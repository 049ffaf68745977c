import { LA_PALOMA, LA_PALOMA_SPREADS, type LaPalomaColour } from '../../content/catalogue/la-paloma';
import type { Lang } from '../../content/lang';
import { laPalomaCatalogue } from './la-paloma-pages';
import { CoverWords, Facts, Plate, Sheet } from './sheet';

/** Cover, what facing brick is, the colours, whom to ask. */
const PAGES = LA_PALOMA_SPREADS.length + 3;

/** The catalogue of La Paloma: every colour as a wall, a corner and a facade, four on a page, A4. */
export function LaPalomaCatalogue({ lang }: { lang: Lang }) {
  const { cover, brick, colours, ask, footer: title } = laPalomaCatalogue(lang);
  const foot = (page: number) => ({ title, page, pages: PAGES, lang });
  return (
    <>
      <Sheet>
        <Plate id={cover.top} size={[210, 150]} lang={lang} />
        <CoverWords {...cover} lang={lang} />
      </Sheet>
      <Sheet foot={foot(2)}>
        <div className="pair">
          {brick.top.map((id) => (
            <Plate key={id} id={id} size={[105, 120]} lang={lang} />
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
                <Colour key={id} of={id} lang={lang} />
              ))}
            </div>
          </div>
        </Sheet>
      ))}
      <Sheet foot={foot(PAGES)}>
        <Plate id={ask.top} size={[210, 128]} lang={lang} />
        <div className="inset guide">
          <h1>{ask.heading}</h1>
          <p className="lead">{ask.lead}</p>
          <p>{ask.pages}</p>
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
function Colour({ of: id, lang }: { of: LaPalomaColour; lang: Lang }) {
  const { name, hex } = LA_PALOMA[id];
  return (
    <section>
      <Plate id={`la-paloma/${id}-wall`} size={[88, 56]} lang={lang} />
      <div className="views">
        <Plate id={`la-paloma/${id}-corner`} size={[43, 34]} lang={lang} />
        <Plate id={`la-paloma/${id}-facade`} size={[43, 34]} lang={lang} />
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
