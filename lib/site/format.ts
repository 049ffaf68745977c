import { FORMATS, type Lang } from '@/content/lang';

/** Kept: making one takes a hundred times what using it does, and a result writes dozens of numbers at every key. */
const formats: Record<string, Intl.NumberFormat> = {};

/** A number as a language writes it, to so many decimals at most. */
export const numberIn = (lang: Lang, value: number, decimals = 2): string =>
  (formats[lang + decimals] ??= new Intl.NumberFormat(FORMATS[lang], {
    maximumFractionDigits: decimals,
  })).format(value);

/** A figure of a product: four digits stand together, as in its name, on drawings and with manufacturers. */
export const figureIn = (lang: Lang, value: number, decimals = 2): string =>
  new Intl.NumberFormat(FORMATS[lang], { maximumFractionDigits: decimals, useGrouping: 'min2' }).format(
    value,
  );

/** A moment as a language writes it, to the minute, by the clocks of a zone (IANA): whoever shows it names that. */
export const momentIn = (lang: Lang, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(FORMATS[lang], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);

/** What a language calls another, by its code: `English`. */
export const languageIn = (lang: Lang, code: string): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
