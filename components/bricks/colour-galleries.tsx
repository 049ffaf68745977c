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
  <div>
    <ColourShelf ids={LA_PALOMA_COLOURS}>
      {LA_PALOMA_COLOURS.map((id) => (
        <ColourGallery key={id} of={id} lang={lang} />
      ))}
    </ColourShelf>
    <Names lang={lang} />
  </div>
);

/** The colours by name, for whoever knows what they look for: on telephones, where the swatches stand alone. */
function Names({ lang }: { lang: Lang }) {
  const { index } = laPalomaPage[lang];
  return (
    <nav aria-label={index.names} className="no-print pt-6 sm:hidden">
      <h3 className="t-head pb-2">{index.names}</h3>
      <ul className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter border-t-[1.5px] border-bitumen">
        {LA_PALOMA_COLOURS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="t-small flex min-h-tap items-center border-b border-hairline no-underline"
            >
              {LA_PALOMA[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
