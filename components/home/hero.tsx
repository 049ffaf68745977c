import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import { hero, type HeroSlide } from '@/content/pages/company/home';
import { path } from '@/content/routes';
import { HeroCarousel } from './hero-carousel';

/** The four opening slides. The first one's title is the title of the page. */
export function Hero({ lang }: { lang: Lang }) {
  return (
    <HeroCarousel
      label={hero[lang].label}
      title={`${hero[lang].company} ${hero[lang].slides[0].title}`}
      words={hero[lang].words}
    >
      {hero[lang].slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} lang={lang} />
      ))}
    </HeroCarousel>
  );
}

function Slide({ slide, first, lang }: { slide: HeroSlide; first: boolean; lang: Lang }) {
  const Title = first ? 'h1' : 'h2';
  return (
    <>
      {/* The box stays when the picture in it is not displayed yet: nothing under it moves. */}
      <div className="h-(--picture) bg-sand-deep print:h-auto">
        <Picture
          id={slide.picture}
          tall={slide.tall}
          sizes="(min-width: 64em) 100vw, (min-width: 48em) max(100vw, 81rem), 100vw"
          first={first}
          // On the light ground of its box: the tone of the picture would flash where it comes late.
          className="h-full bg-transparent!"
          lang={lang}
        />
      </div>
      <div className="wrap pt-17 print:pt-0">
        {/* Small enough that every slide's title has the same number of lines. */}
        <Title className="t-banner pt-8 lg:text-[length:clamp(2.75rem,4.5vw,5.25rem)]">
          <span className="text-terracotta">{hero[lang].company}</span> {slide.title}
        </Title>
        <div className="grid gap-6 pt-6 lg:grid-cols-[1fr_auto] lg:items-start">
          <p className="t-lead lg:max-w-[34rem]">{slide.text}</p>
          <Actions slide={slide} lang={lang} />
        </div>
      </div>
    </>
  );
}

function Actions({ slide, lang }: { slide: HeroSlide; lang: Lang }) {
  const [main, other] = slide.actions;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-xs:grid max-xs:justify-items-stretch">
      <ButtonLink href={path(main.to, lang)}>{main.text}</ButtonLink>
      {other && slide.connector && (
        <span className="no-print t-small text-bitumen-soft max-xs:-my-1 max-xs:justify-self-center">
          {slide.connector}
        </span>
      )}
      {other && (
        <ButtonLink href={path(other.to, lang)} look="outline">
          {other.text}
        </ButtonLink>
      )}
    </div>
  );
}
