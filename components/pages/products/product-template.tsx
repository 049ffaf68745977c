import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { galleryPicture, pictureSources } from '@/components/pictures/picture-sources';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PictureGallery } from '@/components/ui/lightbox/picture-gallery';
import { Onward } from '@/components/ui/layout/onward';
import { SectionHead } from '@/components/ui/layout/section-head';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { absolute } from '@/lib/settings/site';
import { fill } from '@/lib/site/fill';
import { breadcrumbJsonLd, productPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { CardShelf } from './sections/card-shelf';
import { FigureTable } from './sections/figure-table';
import { Pairings } from './sections/pairings-section';
import type { ProductContent } from './product-content';
import { ProductDownloads } from './product-downloads';
import { ProductHead } from './product-head';
import { ProductWays } from './product-ways';
import { Questions } from './sections/questions';
import { InYourSpace } from './space/in-your-space';

interface Props {
  page: ProductPage;
  of: ProductContent;
  lang: Lang;
}

/** The page of any product: one order of things, as far as the product has them. */
export function ProductTemplate({ page, of, lang }: Props) {
  const words = productWords[lang];
  const { name, views, beside, pairings, fits, shown, questions } = of;
  const address = productPath(page, lang);
  const opening = galleryPicture({ title: name, picture: of.opening.picture }, lang);
  return (
    <>
      <JsonLd
        data={[
          breadcrumbJsonLd(page.parent, lang, { name, url: absolute(address) }),
          productPageJsonLd(
            {
              name,
              title: of.title,
              description: of.description,
              url: absolute(address),
              brand: of.by,
              picture: opening,
            },
            lang,
          ),
        ]}
      />
      <ProductHead
        of={of}
        trail={<Breadcrumbs of={page.parent} last={name} label={words.breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <ProductWays page={page} of={of} lang={lang} />
      </ProductHead>
      {views.length > 0 && (
        <section className="section wrap" aria-labelledby="views">
          <SectionHead id="views" title={words.views.title} />
          <PictureGallery
            label={fill(words.views.label, { name })}
            items={views.map(({ title, picture }) => ({
              id: picture,
              title,
              picture: pictureSources(picture, lang),
            }))}
            words={lightboxWords[lang]}
            save="jpg"
          />
        </section>
      )}
      <FigureTable of={of} lang={lang} />
      <InYourSpace page={page} of={of} lang={lang} />
      <ProductDownloads page={page} name={name} lang={lang} />
      {pairings && <Pairings {...pairings} lang={lang} />}
      {beside.map(({ title, items }, at) => (
        <CardShelf key={title} id={`beside-${at}`} title={title} cards={items} />
      ))}
      {fits && (
        <CardShelf id="fits" title={words.fits.title} lead={fits.lead} cards={fits.cards}>
          <TextLink href={fits.more.href}>{fits.more.text}</TextLink>
        </CardShelf>
      )}
      {shown && (
        <CardShelf id="shown" title={words.shown.title} lead={words.shown.note} cards={shown} wide>
          <TextLink href={path('projects', lang)}>{words.shown.all}</TextLink>
        </CardShelf>
      )}
      <Questions questions={questions} lang={lang} />
      <Onward title={words.next.title} text={words.next.text}>
        <ButtonLink href={path('cart', lang)}>{words.next.list}</ButtonLink>
        <TextLink href={path('contact', lang)}>{fill(words.next.ask, { name })}</TextLink>
      </Onward>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
    </>
  );
}
