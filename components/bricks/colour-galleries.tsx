import { AddProduct } from '@/components/enquiry-list/add-product';
import { ProductTitle } from '@/components/links/product-title';
import { ColourShelf } from './colour-shelf';
import { PictureCarousel } from '@/components/ui/carousel/picture-carousel';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { Swatch } from '@/components/ui/control/swatch';
import {
  LA_PALOMA,
  LA_PALOMA_COLOURS,
  LA_PALOMA_VIEWS,
  type LaPalomaColour,
} from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { wallSources, wallTitle } from './wall-sources';

/** The galleries of all colours, each with three pictures that go round. */
export const ColourGalleries = ({ lang }: { lang: Lang }) => (
  <ColourShelf ids={LA_PALOMA_COLOURS}>
    {LA_PALOMA_COLOURS.map((id) => (
      <ColourGallery key={id} of={id} lang={lang} />
    ))}
  </ColourShelf>
);

/** The one that is chosen stands beside the swatches on wide screens. */
const LARGE = '(min-width: 64em) 56vw, 94vw';

function ColourGallery({ of, lang }: { of: LaPalomaColour; lang: Lang }) {
  const { galleries } = laPalomaPage[lang];
  const { name, hex, surface } = LA_PALOMA[of];
  const [first, ...others] = LA_PALOMA_VIEWS.map((view): LightboxItem => ({
    id: `${of}-${view}`,
    title: wallTitle(of, view, lang),
    picture: wallSources(of, view, lang),
  }));
  return (
    <PictureCarousel
      title={name}
      items={[first!, ...others]}
      words={galleries.card}
      sizes={LARGE}
      lightbox={lightboxWords[lang]}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
        <Swatch colours={hex} />
        <h3 className="t-head">
          <ProductTitle id={`la-paloma-${of}`} lang={lang}>
            {name}
          </ProductTitle>
        </h3>
        {surface === 'gloss' && <span className="t-note text-bitumen-soft">{galleries.gloss}</span>}
        <AddProduct className="ms-auto" id={`la-paloma-${of}`} lang={lang} />
      </div>
    </PictureCarousel>
  );
}
