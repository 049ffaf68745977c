import { CoolRoofDrawing } from '../../components/roof-systems/cool-roof-drawing';
import type { Lang } from '../../content/lang';
import { coolRoof } from '../../content/pages/company/home';
import { dryFixGuide, type GuidePage } from './dry-fix-pages';
import { Cover, Plate, Sheet } from './sheet';

/** The installation guide: a cover and ten pages, A4. */
export function DryFixGuide({ lang }: { lang: Lang }) {
  const { footer: title, cover, pages } = dryFixGuide(lang);
  return (
    <>
      <Cover {...cover} lang={lang} />
      {pages.map((page, index) => (
        <Sheet key={page.heading} foot={{ title, page: index + 2, pages: pages.length + 1, lang }}>
          <Page page={page} lang={lang} />
        </Sheet>
      ))}
    </>
  );
}

function Page({ page, lang }: { page: GuidePage; lang: Lang }) {
  const { heading, lead, picture, points, numbered, note } = page;
  const List = numbered ? 'ol' : 'ul';
  return (
    <>
      {picture === 'section' ? (
        <div className="section">
          <CoolRoofDrawing {...coolRoof[lang].drawing} />
        </div>
      ) : (
        <Plate id={picture} size={[210, 140]} lang={lang} />
      )}
      <div className="inset guide">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <List>
          {points.map((point) => (
            <li key={point}>
              <span>{point}</span>
            </li>
          ))}
        </List>
        {note && <p className="note">{note}</p>}
      </div>
    </>
  );
}
