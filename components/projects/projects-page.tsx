import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { PageBanner } from '@/components/pictures/page-banner';
import { galleryPictures, pictureSources } from '@/components/pictures/picture-sources';
import { RoofLink } from '@/components/links/roof-link';
import { TextLink } from '@/components/links/text-link';
import { CITY_IDS, cityNames } from '@/content/projects/cities';
import { lightboxWords } from '@/content/shell/lightbox';
import { illustrationWords } from '@/content/media/illustrations';
import { projectsPage } from '@/content/pages/company/projects';
import { projects } from '@/content/projects/projects';
import { path } from '@/content/routes';
import { fill, plural } from '@/lib/site/fill';
import { imageGalleryJsonLd } from '@/lib/structured-data/media-json-ld';
import { ProjectGallery } from './project-gallery';
import { RoofActions } from '@/components/enquiry-list/roof-actions';

const itemsIn = (lang: Lang) =>
  projects(lang).map((project) => ({
    id: project.picture,
    title: project.name,
    note: fill(projectsPage[lang].style, { city: cityNames[lang][project.city] }),
    city: project.city,
    picture: pictureSources(project.picture, lang),
    onward: <RoofLink lang={lang} roof={project.roof} />,
    actions: <RoofActions picture={project.picture} roof={project.roof} lang={lang} />,
  }));

/** The 24 projects, at both of their addresses. */
export function ProjectsPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, caption, gallery, filter, next } = projectsPage[lang];
  const all = projects(lang);
  const choice = (value: string, label: string, count: number) => ({
    value,
    label,
    count,
    said: count === all.length ? fill(filter.shown.all, { count }) : plural(lang, count, filter.shown.some),
  });

  return (
    <>
      <JsonLd data={imageGalleryJsonLd('projects', lang, galleryPictures(all, lang))} />
      <PageBanner title={title} lead={lead} picture={picture} tall={tall} lang={lang} />
      <section className="pb-section">
        <div className="wrap">
          <ProjectGallery
            label={gallery}
            items={itemsIn(lang)}
            choices={[
              choice('', filter.all, all.length),
              ...CITY_IDS.map((city) =>
                choice(city, cityNames[lang][city], all.filter((project) => project.city === city).length),
              ),
            ]}
            filterLabel={filter.label}
            words={lightboxWords[lang]}
            caption={`${caption} ${illustrationWords[lang].caption}`}
          />
        </div>
      </section>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('installers', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('portfolio', lang)}>{next.portfolio}</TextLink>
      </Onward>
    </>
  );
}
