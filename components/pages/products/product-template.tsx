import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { TextLink } from '@/components/links/text-link';
import { pictureSources } from '@/components/pictures/picture-sources';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PictureGallery } from '@/components/ui/lightbox/picture-gallery';
import { Onward } from '@/components/ui/layout/onward';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { absolute } from '@/lib/settings/site';
import { fill } from '@/lib/site/fill';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';
import { CardShelf } from './sections/card-shelf';
import { FigureTable } from './sections/figure-table';
import { Pairings } from './sections/pairings-section';
import { AskAbout } from './ask-about';
import type { ProductContent } from './product-content';
import { AddButton, ProductActions } from './product-actions';
import { hasFiles, ProductDownloads } from './product-downloads';
import { productNode } from './product-node';
import { ProductHead } from './product-head';
import { Questions } from './sections/questions';
import { NextSteps } from './sections/next-steps';
import { hasModel, hasPiece, InYourSpace } from './space/in-your-space';

interface Props {
  page: ProductPage;
  of: ProductContent;
  lang: Lang;
}

/** The page of any product: one order of things, as far as the product has them. */
export function ProductTemplate({ page, of, lang }: Props) {
  const words = productWords[lang];
  const { name, opening, drawing, beside, pairings, fits, shown, questions } = of;
  const views = of.views.filter(({ picture }) => picture !== opening.picture);
  const address = productPath(page, lang);
  return (
    <>
      <JsonLd
        data={[
          breadcrumbJsonLd(page.parent, lang, { name, url: absolute(address) }),
          productNode(page, of, lang),
        ]}
      />
      <ProductHead
        of={of}
        trail={<Breadcrumbs of={page.parent} last={name} label={words.breadcrumbs} lang={lang} />}
        actions={<ProductActions {...{ page, of, lang }} />}
        views={views.length > 0 && <Views {...{ name, views, lang }} />}
        lang={lang}
      />
      <div className="max-md:[--section:2.75rem] md:[--section:clamp(3.5rem,5.5vw,5rem)]">
        <FigureTable of={of} lang={lang}>
          <NextSteps {...{ page, of, lang }} />
        </FigureTable>
        <TakenAlong {...{ page, of, lang }} />
        {pairings && <Pairings {...pairings} lang={lang} />}
        {beside.map(({ title, items }, at) => (
          <CardShelf key={title} id={`beside-${at}`} title={title} cards={items} />
        ))}
        {fits && (
          <CardShelf id="fits" title={words.fits.title} lead={fits.lead} cards={fits.cards}>
            {fits.more && <TextLink href={fits.more.href}>{fits.more.text}</TextLink>}
          </CardShelf>
        )}
        {shown && (
          <CardShelf id="shown" title={shown.title} lead={words.shown.note} cards={shown.cards} wide>
            <TextLink href={path('projects', lang)}>{words.shown.all}</TextLink>
          </CardShelf>
        )}
        {drawing && <Questions questions={questions} lang={lang} />}
        <Onward title={words.next.title} text={words.next.text}>
          <AddButton {...{ page, name, lang }} />
          <AskAbout {...{ page, name, lang }} />
        </Onward>
      </div>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
    </>
  );
}

/** Model and files: beside each other on a desk, where the model has no picture of its own to show before it is open. */
function TakenAlong({ page, of, lang }: Props) {
  const model = <InYourSpace {...{ page, of, lang }} />;
  const files = <ProductDownloads {...{ page, of, lang }} />;
  const BAND = 'no-print border-t border-hairline py-section';
  if (hasModel(page) && !hasPiece(page))
    return (
      <div className={BAND}>
        <div className="wrap grid gap-x-gutter gap-y-12 lg:grid-cols-[5fr_7fr]">
          {model}
          {files}
        </div>
      </div>
    );
  return (
    <>
      {hasModel(page) && (
        <div className={BAND}>
          <div className="wrap">{model}</div>
        </div>
      )}
      {hasFiles(page, of.ways) && (
        <div className={BAND}>
          <div className="wrap">{files}</div>
        </div>
      )}
    </>
  );
}

/** The same from near and far. */
function Views({ name, views, lang }: Pick<ProductContent, 'name' | 'views'> & { lang: Lang }) {
  return (
    <PictureGallery
      label={fill(productWords[lang].views.label, { name })}
      items={views.map(({ title, picture }) => ({
        id: picture,
        title,
        picture: pictureSources(picture, lang),
      }))}
      words={lightboxWords[lang]}
      save="jpg"
      look={views.length > 2 ? 'strip' : 'pair'}
    />
  );
}
