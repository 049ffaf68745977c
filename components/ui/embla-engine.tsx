'use client';

import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export interface EmblaEngineProps {
  /** The box the slides move in. */
  viewport: HTMLElement;
  options: EmblaOptionsType;
  plugins?: EmblaPluginType[];
  /** Told once the slides are measured. */
  onReady: (embla: EmblaCarouselType) => void;
}

/** Embla itself, in a file of its own: fetched when a carousel comes near. Shows nothing. */
export function EmblaEngine({ viewport, options, plugins, onReady }: EmblaEngineProps) {
  const [attach, embla] = useEmblaCarousel(options, plugins);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (embla) onReady(embla);
  }, [embla, onReady]);
  return null;
}
