import { profile as words } from '../../content/documents/profile';
import { Cover, Facts, Plate, Sheet, Table } from './sheet';

const PAGES = 8;
const foot = (page: number) => ({ title: words.footer, page, of: words.of, pages: PAGES });

/** The company profile: eight pages, A4. */
export function Profile() {
  return (
    <>
      <Cover {...words.cover} ends={[words.cover.place, words.cover.since]} />
      <WhoWeAre />
      <Figures />
      <Tiles />
      <Bricks />
      <Components />
      <Solar />
      <Contact />
    </>
  );
}

function WhoWeAre() {
  const { heading, paragraphs, picture } = words.who;
  const [first, ...rest] = paragraphs;
  return (
    <Sheet foot={foot(2)}>
      <Plate id={picture} size={[210, 168]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{first}</p>
        <div className="columns">
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Figures() {
  const { heading, rows, note, aims } = words.figures;
  return (
    <Sheet foot={foot(3)} look="dark">
      <div className="inset">
        <h1>{heading}</h1>
        <dl className="figures">
          {rows.map(({ value, text, about }) => (
            <div key={text}>
              <dd>{value}</dd>
              <dt>
                {text}
                {about && <sup>{note.sign}</sup>}
              </dt>
            </div>
          ))}
        </dl>
        <p className="note">
          <sup>{note.sign}</sup> {note.text}
        </p>
        <div className="columns">
          {aims.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Tiles() {
  const { heading, lead, picture, head, rows, samples } = words.tiles;
  return (
    <Sheet foot={foot(4)}>
      <Plate id={picture} size={[210, 104]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <div className="samples">
          {samples.map((id) => (
            <Plate key={id} id={id} size={[42, 31.5]} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Bricks() {
  const { heading, lead, picture, head, rows, facades } = words.bricks;
  return (
    <Sheet foot={foot(5)} look="sand">
      <Plate id={picture} size={[210, 112]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <div className="beside">
          <div>
            <h2>{facades.heading}</h2>
            <p>{facades.text}</p>
          </div>
          <Plate id={facades.picture} size={[84, 60]} />
        </div>
      </div>
    </Sheet>
  );
}

function Components() {
  const { heading, lead, picture, parts, coolRoof } = words.components;
  return (
    <Sheet foot={foot(6)}>
      <Plate id={picture} size={[210, 130]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <ul className="parts">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <div className="columns">
          <div>
            <h2>{coolRoof.heading}</h2>
            <p>{coolRoof.text}</p>
          </div>
          <ol>
            {coolRoof.layers.map((layer) => (
              <li key={layer}>{layer}</li>
            ))}
          </ol>
        </div>
      </div>
    </Sheet>
  );
}

function Solar() {
  const { heading, lead, picture, head, rows, facts } = words.solar;
  return (
    <Sheet foot={foot(7)}>
      <Plate id={picture} size={[210, 124]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <Facts rows={facts} />
      </div>
    </Sheet>
  );
}

function Contact() {
  const { heading, lead, picture, head, rows, email, services, legal } = words.contact;
  return (
    <Sheet foot={foot(8)} look="sand">
      <Plate id={picture} size={[210, 112]} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <p className="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <h2>{services.heading}</h2>
        <Facts rows={services.rows} />
        <p className="note">{legal}</p>
      </div>
    </Sheet>
  );
}
