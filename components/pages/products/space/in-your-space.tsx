import { Picture } from '@/components/pictures/picture';
import { brickSize } from '@/content/catalogue/brick-names';
import type { Brick } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import type { Texture } from '@/content/catalogue/textures';
import type { PictureId } from '@/content/pictures/library';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { downloadWords } from '@/content/products/download-words';
import { modelOf, openedKilobytes, packedModelOf } from '@/content/products/downloads';
import { spaceWords } from '@/content/products/space-words';
import { NATURAL_MODELS } from '@/content/solar/systems';
import { mediaUrl } from '@/lib/settings/media';
import { fill } from '@/lib/site/fill';
import { figureIn } from '@/lib/site/format';
import { profileFigures } from '@/content/catalogue/profile-figures';
import type { ProductContent } from '@/components/pages/products/product-content';
import { SpaceViewer } from './space-viewer';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'name'>;
  lang: Lang;
}

/** Tiles alone have a picture of the piece that the page does not open with; of others there is none until the model is open. */
export const hasPiece = (page: ProductPage) => page.family === 'tile';

/** Whether there is a model, for the viewer and to save. */
export const hasModel = (page: ProductPage) => Boolean(modelOf(page) && packedModelOf(page));

const pieceOf = ({ key }: Texture) => `range/${key}-tile` as PictureId;

/** Its size, and what of the model stands out beyond it. */
function brickSentence(brick: Brick, lang: Lang): string {
  const { size } = spaceWords[lang];
  const { shape } = brick;
  const isTactile = shape.form === 'paver' && (shape.top === 'domes' || shape.top === 'bars');
  return [
    fill(size.brick, { size: brickSize(brick, lang) }),
    ...(shape.form === 'lintel' ? [size.bars] : []),
    ...(isTactile ? [size.tactile] : []),
  ].join(' ');
}

/** How large the model is, in a sentence. */
function sizeSentence(page: ProductPage, lang: Lang): string {
  const { size } = spaceWords[lang];
  if (page.family === 'tile') {
    const { overall, length } = profileFigures(page.texture.profile);
    return fill(size.tile, { width: overall, length });
  }
  if (page.family === 'model') {
    const { diameter, length } = NATURAL_MODELS.find(({ id }) => id === page.model)!;
    return fill(size.tank, { diameter, length: figureIn(lang, length) });
  }
  if (page.family === 'part') return size.part;
  return page.family === 'brick' ? brickSentence(page.brick, lang) : '';
}

/** The model of a product, fetched at a press; a picture of the piece until then. Nothing, where there is none. */
export function InYourSpace({ page, of: { name }, lang }: Props) {
  const [model, packed] = [modelOf(page), packedModelOf(page)];
  if (!model || !packed) return null;
  const said = spaceWords[lang];
  const { title, lead, about, open, loading, ready, failed, offline, again, inRoom, views } = said;
  const size = fill(downloadWords[lang].kilobytes, { size: openedKilobytes(page)! });
  // What the program of a telephone shows beside the model.
  const beside = new URLSearchParams({ title: name, link: productPath(page, lang) });
  return (
    <section className="no-print" aria-labelledby="space">
      <h2 id="space" className="t-title pb-8">
        {title}
      </h2>
      <SpaceViewer
        lead={`${lead} ${sizeSentence(page, lang)}`}
        src={mediaUrl(packed.file)}
        whole={mediaUrl(model.file)}
        beside={`${beside}`}
        words={{
          ...{ open, loading, ready, failed, offline, again, inRoom, views },
          about: fill(about, { name, size }),
          model: fill(said.model, { name }),
        }}
      >
        {page.family === 'tile' && (
          <Picture
            // The page opens with a slope of them: here one sees a piece.
            id={pieceOf(page.texture)}
            alt=""
            sizes="(min-width: 64em) 45rem, 94vw"
            className="size-full object-cover"
          />
        )}
      </SpaceViewer>
    </section>
  );
}
