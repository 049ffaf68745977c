import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { PageSlider } from '@/components/ui/carousel/page-slider';
import { aboutPage, slides } from '@/content/pages/company/about';
import { ProfileDownload } from './profile-download';

/** Nine pictures of what the company does, and the profile to take along. */
export function AboutSlider({ lang }: { lang: Lang }) {
  const { slider } = aboutPage[lang];

  return (
    <section className="section ground bg-sand" aria-labelledby="pictures">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-4 pb-8">
          <h2 id="pictures" className="t-title">
            {slider.title}
          </h2>
          <ProfileDownload lang={lang} />
        </div>
        <PageSlider label={slider.label} words={slider.words}>
          {slides[lang].map(({ title, text, picture }) => (
            <figure key={picture} className="grid gap-x-gutter lg:grid-cols-[9fr_3fr]">
              <Picture
                id={picture}
                sizes="(min-width: 64em) 70vw, 94vw"
                className="aspect-landscape"
                lang={lang}
              />
              <figcaption className="grid content-start gap-2 pt-4 lg:content-end lg:border-b lg:border-hairline lg:pb-4">
                <span className="t-head">{title}</span>
                <span className="max-w-measure text-bitumen-soft max-lg:min-h-20">{text}</span>
              </figcaption>
            </figure>
          ))}
        </PageSlider>
      </div>
    </section>
  );
}
