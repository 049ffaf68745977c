import type { Lang } from '../../content/lang';
import { profile, type ProfileWords } from './profile-pages';
import { Cover, Facts, Plate, Sheet, Table } from './sheet';

const PAGES = 8;

interface Props {
  words: ProfileWords;
  lang: Lang;
}

const footOf = ({ words, lang }: Props, page: number) => ({ title: words.footer, page, pages: PAGES, lang });

/** The company profile: eight pages, A4. */
export function Profile({ lang }: { lang: Lang }) {
  const words = profile(lang);
  const given = { words, lang };
  return (
    <>
      <Cover {...words.cover} lang={lang} />
      <WhoWeAre {...given} />
      <Figures {...given} />
      <Tiles {...given} />
      <Bricks {...given} />
      <Components {...given} />
      <Solar {...given} />
      <Contact {...given} />
    </>
  );
}

function WhoWeAre(props: Props) {
  const { heading, paragraphs, picture } = props.words.who;
  const [first, ...rest] = paragraphs;
  return (
    <Sheet foot={footOf(props, 2)}>
      <Plate id={picture} size={[210, 168]} lang={props.lang} />
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

function Figures(props: Props) {
  const { heading, rows, note, aims } = props.words.figures;
  return (
    <Sheet foot={footOf(props, 3)} look="dark">
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

function Tiles(props: Props) {
  const { heading, lead, picture, head, rows, samples } = props.words.tiles;
  return (
    <Sheet foot={footOf(props, 4)}>
      <Plate id={picture} size={[210, 104]} lang={props.lang} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <div className="samples">
          {samples.map((id) => (
            <Plate key={id} id={id} size={[42, 31.5]} lang={props.lang} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Bricks(props: Props) {
  const { heading, lead, picture, head, rows, facades } = props.words.bricks;
  return (
    <Sheet foot={footOf(props, 5)} look="sand">
      <Plate id={picture} size={[210, 112]} lang={props.lang} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <div className="beside">
          <div>
            <h2>{facades.heading}</h2>
            <p>{facades.text}</p>
          </div>
          <Plate id={facades.picture} size={[84, 60]} lang={props.lang} />
        </div>
      </div>
    </Sheet>
  );
}

function Components(props: Props) {
  const { heading, lead, picture, parts, coolRoof } = props.words.components;
  return (
    <Sheet foot={footOf(props, 6)}>
      <Plate id={picture} size={[210, 130]} lang={props.lang} />
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
            <h2>{coolRoof.title}</h2>
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

function Solar(props: Props) {
  const { heading, lead, picture, head, rows, facts } = props.words.solar;
  return (
    <Sheet foot={footOf(props, 7)}>
      <Plate id={picture} size={[210, 124]} lang={props.lang} />
      <div className="inset">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Table head={head} rows={rows} />
        <Facts rows={facts} />
      </div>
    </Sheet>
  );
}

function Contact(props: Props) {
  const { heading, lead, picture, head, rows, email, services, legal } = props.words.contact;
  return (
    <Sheet foot={footOf(props, 8)} look="sand">
      <Plate id={picture} size={[210, 112]} lang={props.lang} />
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
