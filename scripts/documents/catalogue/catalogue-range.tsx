import type { Lang } from '../../../content/lang';
import type { ColourCard } from './catalogue-kinds';
import { type PageOf, Title } from './catalogue-title';
import { Facts, Plate, Table } from '../sheet';

/** Ten forms, each by one tile. */
export function Profiles({ rows, note, lang, ...page }: PageOf<'profiles'>) {
  return (
    <div className="inset top">
      <Title {...page} />
      <ul className="profiles">
        {rows.map(({ name, text, picture }) => (
          <li key={name}>
            <Plate id={picture} size={[38, 33]} lang={lang} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </div>
  );
}

/** The manufacturers in one table, under three of their tiles. */
export function Manufacturers({ head, rows, notes, pictures, lang, ...page }: PageOf<'table'>) {
  return (
    <>
      <Triptych pictures={pictures} height={96} lang={lang} />
      <div className="inset makers">
        <Title {...page} />
        <Table head={head} rows={rows} />
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** The colour families, each with its swatches and its tiles. */
export function Families({ rows, note, ...page }: PageOf<'families'>) {
  return (
    <div className="inset top">
      <Title {...page} />
      <dl className="families">
        {rows.map(({ name, titles, colours }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Swatches colours={colours} />
            </dd>
            <dd>{titles}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </div>
  );
}

/** Opens a manufacturer's pages: three materials edge to edge, then what there is to know. */
export function ManufacturerPage({ pictures, text, facts, lang, ...page }: PageOf<'manufacturer'>) {
  return (
    <>
      <Triptych pictures={pictures} height={146} lang={lang} />
      <div className="inset">
        <Title {...page} />
        <p className="body">{text}</p>
        <Facts rows={facts} />
      </div>
    </>
  );
}

interface TriptychProps extends Pick<PageOf<'manufacturer'>, 'pictures' | 'lang'> {
  height: number;
}

const Triptych = ({ pictures, height, lang }: TriptychProps) => (
  <div className="mosaic">
    {pictures.map((id) => (
      <Plate key={id} id={id} size={[70, height]} lang={lang} />
    ))}
  </div>
);

interface Measures {
  /** Two beside each other, one in a row, one in a tall row, or eight on a page. */
  look: 'pair' | 'row' | 'row tall' | 'pair many';
  slope: readonly [number, number];
  tile: readonly [number, number];
}

/** Size of the pictures by how many colours share a page. */
function measuresOf(cards: number, groups: number): Measures {
  if (groups > 1) return { look: 'pair', slope: [87, 66], tile: [31, 21] };
  if (cards <= 3) return { look: 'row tall', slope: [112, 70], tile: [60, 40] };
  if (cards === 4) return { look: 'pair', slope: [87, 80], tile: [33, 22] };
  if (cards === 5) return { look: 'row', slope: [80, 41], tile: [44, 30] };
  return { look: 'pair many', slope: [87, 34], tile: [21, 14] };
}

/** Every colour of a profile: laid, single, in figures. */
export function Colours({ groups, lang, ...page }: PageOf<'colours'>) {
  const measures = measuresOf(groups.flatMap(({ cards }) => cards).length, groups.length);
  return (
    <div className="inset top">
      <Title {...page} />
      {groups.map(({ title, cards }) => (
        <section key={title ?? page.heading}>
          {title && <h3 className="band">{title}</h3>}
          <ul className={`colours ${measures.look}`}>
            {cards.map((card) => (
              <Colour key={card.title} card={card} {...measures} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Colour({ card, slope, tile, lang }: { card: ColourCard; lang: Lang } & Measures) {
  return (
    <li>
      <Plate id={card.slope} size={slope} lang={lang} />
      <div className="about">
        <Plate id={card.tile} size={tile} lang={lang} />
        <div>
          <h3>{card.title}</h3>
          <p>{card.family}</p>
          <Swatches colours={card.colours} />
        </div>
      </div>
    </li>
  );
}

/** Nominal colours, for the eye: the words beside them name the tile. */
const Swatches = ({ colours }: { colours: readonly string[] }) => (
  <span className="swatches" aria-hidden>
    {colours.map((colour, index) => (
      <i key={index} style={{ background: colour }} />
    ))}
  </span>
);
