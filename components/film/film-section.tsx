import { COMMA, type Lang } from '@/content/lang';
import { Play } from 'lucide-react';
import { ButtonFace } from '@/components/ui/control/button';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Picture } from '@/components/pictures/picture';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SectionHead } from '@/components/ui/layout/section-head';
import { captionsOf, FILMS, filmWords, type FilmId } from '@/content/media/film';
import type { PictureId } from '@/content/pictures/library';
import { videoJsonLd } from '@/lib/structured-data/media-json-ld';
import { mediaUrl } from '@/lib/settings/media';
import { Film } from './film';

/** What is said around a film. */
interface FilmWords {
  title: string;
  text: string;
  play: string;
  /** Read out after the words of the button: how long, and that it is silent. */
  about: string;
  label: string;
  captions: string;
  /** The still. */
  picture: PictureId;
}

/** A short silent film; its captions stand in words too. */
export function FilmSection({ film, words, lang }: { film: FilmId; words: FilmWords; lang: Lang }) {
  const { title, text, picture, play, about, label, captions } = words;
  const fact = FILMS[film];
  const [mp4, webm] = [mediaUrl(fact.mp4), mediaUrl(fact.webm)];
  const { webp } = pictureFiles(picture);

  return (
    <section className="no-print section" aria-labelledby="film">
      <JsonLd data={videoJsonLd({ ...fact, mp4, name: title, description: text, still: webp }, lang)} />
      <div className="wrap">
        <SectionHead id="film" title={title} lead={text} />
        <Film
          sources={{ mp4, webm, captions: captionsOf(film, lang), poster: webp, lang }}
          words={{ label, captions, failed: filmWords[lang].failed }}
        >
          <Picture id={picture} alt="" sizes="94vw" className="aspect-video" />
          <ButtonFace
            className="absolute start-4 bottom-4 sm:start-6 sm:bottom-6"
            sign={<Play aria-hidden className="size-5" />}
          >
            <span>
              {play}
              <span className="sr-only">{COMMA[lang] + about}</span>
            </span>
          </ButtonFace>
        </Film>
      </div>
    </section>
  );
}
