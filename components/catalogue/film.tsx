'use client';

import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export interface FilmSources {
  mp4: string;
  webm: string;
  captions: string;
  /** The still, for browsers whose scripts do not run. */
  poster: string;
}

interface Props {
  sources: FilmSources;
  words: { play: string; about: string; label: string; captions: string };
  /** The still, made on the server. */
  children: ReactNode;
}

/** The button is gone when the film appears: the focus goes on to the film. */
const takeFocus = (film: HTMLVideoElement | null) => film?.focus();

/** A still with a button. Nothing of the film is asked for before it is pressed. */
export function Film({ sources, words, children }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {asked ? (
        <FilmItself sources={sources} words={words} playing />
      ) : (
        <div className="relative noscript:hidden">
          {children}
          <Button
            className="absolute start-4 bottom-4 sm:start-6 sm:bottom-6"
            sign={<Play aria-hidden className="size-5" />}
            onClick={() => setAsked(true)}
          >
            <span>
              {words.play}
              <span className="sr-only">, {words.about}</span>
            </span>
          </Button>
        </div>
      )}
      <noscript>
        <FilmItself sources={sources} words={words} />
      </noscript>
    </>
  );
}

function FilmItself({ sources, words, playing = false }: Omit<Props, 'children'> & { playing?: boolean }) {
  return (
    <video
      ref={playing ? takeFocus : undefined}
      controls
      autoPlay={playing}
      muted
      playsInline
      preload="none"
      poster={playing ? undefined : sources.poster}
      aria-label={words.label}
      className="aspect-video w-full bg-bitumen object-cover"
    >
      <source src={sources.webm} type="video/webm" />
      <source src={sources.mp4} type="video/mp4" />
      <track kind="captions" src={sources.captions} srcLang="en" label={words.captions} default />
    </video>
  );
}
