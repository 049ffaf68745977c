import type { Lang } from '@/content/lang';
import { Play } from 'lucide-react';
import { ButtonFace } from '@/components/ui/button';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Picture } from '@/components/pictures/picture';
import { pictureSources } from '@/components/pictures/picture-sources';
import { SectionHead } from '@/components/ui/section-head';
import { CAPTIONS, FILM } from '@/content/film';
import { componentsPage } from '@/content/pages/components';
import { videoJsonLd } from '@/lib/structured-data/media-json-ld';
import { mediaUrl } from '@/lib/core/media';
import { Film } from './film';

/** How a roof is laid dry, as a short silent film; its captions stand in words too. */
export function FilmSection({ lang }: { lang: Lang }) {
  const { title, text, picture, play, about, ...words } = componentsPage[lang].film;
  const { webp } = pictureSources(picture);

  return (
    <section className="section" aria-labelledby="film">
      <JsonLd
        data={videoJsonLd(
          { ...FILM, mp4: mediaUrl(FILM.mp4), name: title, description: text, still: webp },
          lang,
        )}
      />
      <div className="wrap">
        <SectionHead id="film" title={title} lead={text} />
        <Film
          sources={{ mp4: mediaUrl(FILM.mp4), webm: mediaUrl(FILM.webm), captions: CAPTIONS, poster: webp }}
          words={words}
        >
          <Picture id={picture} alt="" sizes="94vw" className="aspect-video" />
          <ButtonFace
            className="absolute start-4 bottom-4 sm:start-6 sm:bottom-6"
            sign={<Play aria-hidden className="size-5" />}
          >
            <span>
              {play}
              <span className="sr-only">, {about}</span>
            </span>
          </ButtonFace>
        </Film>
      </div>
    </section>
  );
}
