import { SIZING } from '@/content/solar/sizing';
import type { Lang } from '@/content/lang';
import { langOfAddress, localPath, withoutLang } from '@/content/local-path';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { productPageAt } from '@/content/products/addresses';
import { ROUTES } from '@/content/routes';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import type { ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import { productAttachment } from '@/lib/enquiry-attachment/product-attachment';
import { calculate } from '@/lib/hot-water/calculation';
import { entriesOf } from '@/lib/hot-water/entries';
import { attachmentOf } from '@/lib/hot-water/format-calculation';
import { designOfCode } from '@/lib/simulator/design-address';
import { designAttachment } from '@/lib/simulator/design-attachment';
import { designNames } from '@/lib/simulator/design-names';
import { catalogue } from '@/lib/simulator/offered';

/*
 * What a tool sent along, in the language of whoever reads it. Its address holds all that was chosen, so it is put into
 * words anew from there; what no longer opens as it was stays as it was sent.
 */

const DESIGN = /^\/design\/([\w-]{1,40})$/;

/** The code of a design that an address of any language opens. */
export const designCodeIn = (address: string): string | undefined => DESIGN.exec(withoutLang(address))?.[1];

function design(address: string, lang: Lang): ToolAttachment | null {
  const read = catalogue && designOfCode(catalogue, designCodeIn(address) ?? '');
  if (!read || read.mended) return null;
  const { rows } = simulatorPage[lang].design;
  return designAttachment(read.design, { names: designNames(lang), rows }, lang);
}

function calculation(address: string, lang: Lang): ToolAttachment | null {
  const [page, query = ''] = withoutLang(address).split('?');
  if (page !== ROUTES.hotWater.path) return null;
  const entries = entriesOf(SIZING, query);
  const made = calculate(SIZING, { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }, entries);
  const localised = { lang, words: hotWaterPage[lang].calculator };
  const path = localPath(`/${withoutLang(address).slice(1)}`, lang);
  return attachmentOf(localised, made, { mode: entries.mode, path });
}

function product(address: string, lang: Lang): ToolAttachment | null {
  const page = productPageAt(withoutLang(address));
  return page ? productAttachment(page, lang) : null;
}

const IN_WORDS: Partial<Record<ToolAttachment['kind'], typeof design>> = { design, calculation, product };

/**
 * The result of a tool in a language; the same object where it is in it already, or cannot be put into it. A product is
 * named anew in any case: what keeps the figures of its size in their order is taken out of a hidden field.
 */
export function attachmentIn(lang: Lang, attachment: ToolAttachment): ToolAttachment {
  if (langOfAddress(attachment.path) === lang && attachment.kind !== 'product') return attachment;
  return IN_WORDS[attachment.kind]?.(attachment.path, lang) ?? attachment;
}
