'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export interface EmblaEngineProps {
  /** The box the slides move in. */
  viewport: HTMLElement;
  options: EmblaOptionsType;
  /** Told once the slides are measured. */
  onReady: (embla: EmblaCarouselType) => void;
}

/** Embla itself, in a file of its own: fetched when a carousel comes near. Shows nothing. */
export function EmblaEngine({ viewport, options, onReady }: EmblaEngineProps) {
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (embla) onReady(embla);
  }, [embla, onReady]);
  return null;
}
