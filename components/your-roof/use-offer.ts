import { useMemo } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { COMMA } from '@/content/lang';
import type { PhotoAttachment } from '@/lib/enquiry-attachment/attachment';
import { directed } from './choose/use-saved-picture';
import { byOf, type ToolProps } from './tool-props';
import type { RoofState } from './use-roof';

/** Bytes of a picture that an enquiry takes along: the server takes no more (lib/enquiry/photo/photo.ts). */
const MAX_BYTES = 900_000;

/** What an enquiry would take along: the picture in the tile, or, where that shows nothing true, the photograph. */
export function useOffer(
  { opened: { engine }, data, words, aside }: ToolProps,
  roof: RoofState,
  isSent: boolean,
) {
  const { tile, looked, isRefused } = roof;
  const by = byOf(data, tile);
  const lang = usePageLang();
  // Marked otherwise, the roof is another picture; the photograph stays the same.
  const shown = isRefused || looked;
  return useMemo((): PhotoAttachment | null => {
    const maxBytes = MAX_BYTES;
    const caption = { title: [tile.name, by].join(COMMA[lang]), note: words.keep.caption, aside };
    const copy = () =>
      isRefused
        ? engine.ask('copy', { maxBytes })
        : engine.ask('save', { hexes: tile.hexes, caption: directed(caption), maxBytes });
    return isSent && shown ? { kind: 'photo', copy } : null;
  }, [engine, tile, by, lang, isRefused, shown, isSent, words, aside]);
}
