import { CoolRoofDrawing } from '../../components/roof-systems/cool-roof-drawing';
import { dryFixGuide as words, GUIDE_LENGTH, type GuidePage } from '../../content/documents/dry-fix';
import { coolRoof } from '../../content/pages/home';
import { Cover, Plate, Sheet } from './sheet';

/** The installation guide: a cover and ten pages, A4. */
export function DryFixGuide() {
  return (
    <>
      <Cover {...words.cover} />
      {words.pages.map((page, index) => (
        <Page key={page.heading} page={page} at={index + 2} />
      ))}
    </>
  );
}

function Page({ page, at }: { page: GuidePage; at: number }) {
  const { heading, lead, picture, points, numbered, note } = page;
  const List = numbered ? 'ol' : 'ul';
  return (
    <Sheet foot={{ title: words.footer, page: at, of: words.of, pages: GUIDE_LENGTH }}>
      {picture === 'section' ? (
        <figure className="section">
          <CoolRoofDrawing {...coolRoof.en.drawing} />
        </figure>
      ) : (
        <Plate id={picture} size={[210, 140]} />
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
    </Sheet>
  );
}
