import { CoolRoofDrawing } from '../../../components/roof-systems/cool-roof-drawing';
import { coolRoof } from '../../../content/pages/company/home';
import { type PageOf, Title } from './catalogue-title';
import { Facts, Plate, Table } from '../sheet';

/** Paragraphs or a sheet of terms under a picture. */
export function Words({ picture, paragraphs = [], rows, note, lang, ...page }: PageOf<'words'>) {
  const [first, ...rest] = paragraphs;
  return (
    <>
      {picture && <Plate id={picture} size={[210, 118]} lang={lang} />}
      <div className={picture ? 'inset' : 'inset top'}>
        <Title {...page} lead={page.lead ?? first} />
        {rest.length > 0 && (
          <div className="columns spaced">
            {rest.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        {rows && (
          <div className="terms">
            <Facts rows={rows} />
          </div>
        )}
        {note && <p className="note">{note}</p>}
      </div>
    </>
  );
}

/** The roof with its eight numbers, and the numbers said. */
export function Diagram({ picture, parts, lang, ...page }: PageOf<'diagram'>) {
  return (
    <>
      <div className="numbered">
        <Plate id={picture} size={[210, 131.25]} lang={lang} />
        {parts.map(({ id, x, y }, index) => (
          <i key={id} aria-hidden style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
            {index + 1}
          </i>
        ))}
      </div>
      <div className="inset">
        <Title {...page} />
        <ol className="parts-said">
          {parts.map(({ id, label, text }) => (
            <li key={id}>
              <p>
                <b>{label}</b> {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Four pieces, each in the colours it is shown in. */
export function Fittings({ cards, note, lang, ...page }: PageOf<'fittings'>) {
  return (
    <div className="inset top">
      <Title {...page} />
      <ul className="fittings">
        {cards.map(({ title, text, pictures }) => (
          <li key={title}>
            <div className={`shown of-${pictures.length}`}>
              {pictures.map((id) => (
                <Plate key={id} id={id} size={pictures.length > 1 ? [43.5, 40] : [87, 82]} lang={lang} />
              ))}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </div>
  );
}

/** The dry-fix system, drawn and counted. */
export function Section({ text, layers, lang, ...page }: PageOf<'section'>) {
  return (
    <>
      <div className="section">
        <CoolRoofDrawing {...coolRoof[lang].drawing} />
      </div>
      <div className="inset guide">
        <Title {...page} />
        <ol>
          {layers.map((layer) => (
            <li key={layer}>
              <span>{layer}</span>
            </li>
          ))}
        </ol>
        <p className="body">{text}</p>
      </div>
    </>
  );
}

/** Two steps of the work, each with its picture. */
export function Steps({ steps, lang, ...page }: PageOf<'steps'>) {
  return (
    <div className="inset top">
      <Title {...page} />
      {steps.map(({ title, text, picture, points }) => (
        <section key={title} className="step">
          <Plate id={picture} size={[96, 106]} lang={lang} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <ol>
              {points.map((point) => (
                <li key={point}>
                  <span>{point}</span>
                </li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}

/** From the plan to a count. */
export function Measure({ steps, head, rows, example, ...page }: PageOf<'measure'>) {
  return (
    <div className="inset top measure">
      <Title {...page} />
      <ol>
        {steps.map((text) => (
          <li key={text}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Table head={head} rows={rows} />
      <div className="example">
        {example.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** Eight roofs. */
export function Plates({ plates, note, lang, ...page }: PageOf<'plates'>) {
  return (
    <div className="inset top">
      <Title {...page} />
      <div className="plates">
        {plates.map(({ title, picture }) => (
          <figure key={picture}>
            <Plate id={picture} size={[88.5, 47]} lang={lang} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
      <p className="note">{note}</p>
    </div>
  );
}

/** Where to come, and whom to ask. */
export function Contact({ picture, head, rows, email, legal, lang, ...page }: PageOf<'contact'>) {
  return (
    <>
      <Plate id={picture} size={[210, 140]} lang={lang} />
      <div className="inset">
        <Title {...page} />
        <Table head={head} rows={rows} />
        <p className="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="note">{legal}</p>
      </div>
    </>
  );
}
