'use client';

import { useState, type ReactNode } from 'react';

interface FilmSources {
  mp4: string;
  webm: string;
  captions: string;
  /** Language of the captions. */
  lang: string;
  /** The still, for browsers whose scripts do not run. */
  poster: string;
}

interface Props {
  sources: FilmSources;
  words: { label: string; captions: string };
  /** The still and what looks like a button on it, made on the server. */
  children: ReactNode;
}

/** The still is gone when the film appears: the focus goes on to the film. */
const takeFocus = (film: HTMLVideoElement | null) => film?.focus();

/** A still to press. Nothing of the film is asked for before. */
export function Film({ sources, words, children }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {asked ? (
        <FilmItself sources={sources} words={words} playing />
      ) : (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className="relative block w-full cursor-pointer text-start noscript:hidden"
        >
          {children}
        </button>
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
      <track kind="captions" src={sources.captions} srcLang={sources.lang} label={words.captions} default />
    </video>
  );
}
