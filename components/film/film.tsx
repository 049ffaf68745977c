'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';

interface FilmSources {
  mp4: string;
  webm: string;
  captions: string;
  /** Language of the captions. */
  lang: string;
  /** The still, where the one of the page cannot be had: scripts do not run. */
  poster: string;
}

interface Props {
  sources: FilmSources;
  words: { label: string; captions: string; failed: string };
  /** The still and what looks like a button on it, made on the server. */
  children: ReactNode;
}

/** The still is gone when the film appears: the focus goes on to the film. */
const takeFocus = (film: HTMLVideoElement | null) => film?.focus();

/** The film is gone when the still is back: the focus comes back too, unless somebody has moved on with it. */
const takeFocusBack = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/** A still to press. Nothing of the film is asked for before; when it does not come the still is back, with a word. */
export function Film({ sources, words, children }: Props) {
  /** File of the still that was pressed, which the browser has already: it stands until the film begins. */
  const [still, setStill] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = ({ currentTarget }: MouseEvent) => {
    setFailed(false);
    setStill(currentTarget.querySelector('img')?.currentSrc || sources.poster);
  };
  const fail = () => {
    setFailed(true);
    setStill(null);
  };
  return (
    <>
      {still ? (
        <FilmItself sources={{ ...sources, poster: still }} words={words} onFail={fail} />
      ) : (
        <button
          type="button"
          ref={failed ? takeFocusBack : undefined}
          onClick={ask}
          className="relative block w-full cursor-pointer text-start noscript:hidden"
        >
          {children}
        </button>
      )}
      <p role="status" className="t-small pt-3 empty:sr-only">
        {failed && words.failed}
      </p>
      <noscript>
        <FilmItself sources={sources} words={words} />
      </noscript>
    </>
  );
}

/** With `onFail` it was asked for and begins at once. */
function FilmItself({ sources, words, onFail }: Omit<Props, 'children'> & { onFail?: () => void }) {
  return (
    <video
      ref={onFail ? takeFocus : undefined}
      controls
      autoPlay={Boolean(onFail)}
      muted
      playsInline
      preload="none"
      poster={sources.poster}
      onError={onFail}
      aria-label={words.label}
      className="aspect-video w-full bg-bitumen object-cover"
    >
      {/* The other file may still be had; a fault of the last one is a fault of the film. */}
      <source src={sources.webm} type="video/webm" onError={(event) => event.stopPropagation()} />
      <source src={sources.mp4} type="video/mp4" />
      <track kind="captions" src={sources.captions} srcLang={sources.lang} label={words.captions} default />
    </video>
  );
}
