import type { Lang } from '@/content/lang';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { SplitHead } from '@/components/pictures/split-head';
import { PictureGallery } from '@/components/ui/lightbox/picture-gallery';
import { galleryPictures, pictureSources } from '@/components/pictures/picture-sources';
import { RoofLink } from '@/components/links/roof-link';
import { RoofActions } from '@/components/enquiry-list/roof-actions';
import { TextLink } from '@/components/links/text-link';
import { lightboxWords } from '@/content/shell/lightbox';
import { illustrationWords } from '@/content/media/illustrations';
import { portfolioPage } from '@/content/pages/company/portfolio';
import { portfolioEntries } from '@/content/projects/portfolio';
import { path } from '@/content/routes';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';
import { imageGalleryJsonLd } from '@/lib/structured-data/media-json-ld';

export function PortfolioPage({ lang }: { lang: Lang }) {
  const { title, breadcrumbs, lead, picture, gallery, next } = portfolioPage[lang];
  const entries = portfolioEntries(lang);
  const items = entries.map((entry) => ({
    id: entry.picture,
    title: entry.title,
    picture: pictureSources(entry.picture, lang),
    onward: <RoofLink lang={lang} roof={entry.roof} />,
    actions: <RoofActions picture={entry.picture} roof={entry.roof} lang={lang} />,
  }));

  return (
    <>
      <JsonLd
        data={[
          imageGalleryJsonLd('portfolio', lang, galleryPictures(entries, lang)),
          breadcrumbJsonLd('portfolio', lang),
        ]}
      />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="portfolio" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </SplitHead>
      <section className="section max-lg:pt-6">
        <div className="wrap">
          <PictureGallery
            label={gallery}
            items={items}
            words={lightboxWords[lang]}
            caption={illustrationWords[lang].caption}
            save="png"
          />
        </div>
      </section>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('installers', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('projects', lang)}>{next.projects}</TextLink>
      </Onward>
    </>
  );
}
