import { modelEntries, systemEntries, type SheetEntry } from '@/components/solar/sigma-entries';
import type { Lang } from '@/content/lang';
import { sigmaForcedPage, sigmaNaturalPage } from '@/content/pages/catalogue/sigma';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path, type RouteKey } from '@/content/routes';
import { figureSaid, notesOf, sheetWords } from '@/content/solar/sheets';
import { supplierName } from '@/content/suppliers/names';
import { fill } from '@/lib/site/fill';
import { routeName } from '@/content/route-names';
import { description, fitting, type Figure, type ProductContent } from './product-content';

const manufacturer = supplierName('sigma');

function figuresOf({ figures }: SheetEntry, lang: Lang): readonly Figure[] {
  const { rows, units } = sheetWords[lang];
  const named: Readonly<Record<string, string>> = rows;
  return [
    { label: productWords[lang].sheet.rows.manufacturer, value: manufacturer, source: 'manufacturer' },
    ...figures.map((figure): Figure => ({
      label: named[figure.id] ?? figure.id,
      // A model is named for litres that a system states.
      ...(figure.id === 'nominal' && { shared: rows.tank }),
      value: figureSaid(figure, lang),
      ...(figure.unit && { unit: units[figure.unit] }),
      source: figure.notes.length > 0 ? 'confirm' : 'manufacturer',
    })),
  ];
}

interface Given {
  entries: readonly SheetEntry[];
  id: string;
  parent: Extract<RouteKey, 'sigmaNatural' | 'sigmaForced'>;
  lead: string;
  others: { title: string; all: string };
  lang: Lang;
}

function heaterContent({ entries, id, parent, lead, others, lang }: Given): ProductContent {
  const said = productWords[lang];
  const entry = entries.find((one) => one.id === id)!;
  const cards = entries
    .filter((one) => one !== entry)
    .map((one) => ({
      href: addressOf(`sigma-${one.id}`, lang, path(parent, lang)),
      title: one.name,
      picture: one.picture,
    }));
  const isShared = entries.some((one) => one !== entry && one.picture === entry.picture);
  const { enough, pump } = said.questions.heater;
  return {
    name: `${manufacturer} ${entry.name}`,
    by: said.heaters[parent],
    brand: manufacturer,
    variantOf: routeName(parent, lang),
    title: fitting(said.meta.heater.map((form) => fill(form, { name: entry.name }))),
    description: description([entry.description, lead, said.meta.withoutSample]),
    opening: { picture: entry.picture, fit: 'cover' },
    lead,
    text: isShared ? [said.shared] : [],
    doubts: notesOf(entry.figures).map((note) => sheetWords[lang].notes[note]),
    views: [],
    figures: figuresOf(entry, lang),
    note: said.sheet.note.heater,
    beside: [{ title: others.title, items: cards }],
    questions: [
      { ask: enough.ask, answer: fill(enough.answer, { name: entry.name }) },
      { ask: pump.ask, answer: pump[parent] },
      said.questions.care,
    ],
    ways: [
      { text: routeName('hotWater', lang), href: path('hotWater', lang) },
      { text: others.all, href: path(parent, lang) },
    ],
  };
}

/** A model of the natural circulation system. */
export const modelContent = (id: string, lang: Lang): ProductContent =>
  heaterContent({
    entries: modelEntries(lang),
    id,
    parent: 'sigmaNatural',
    lead: sigmaNaturalPage[lang].models.one,
    others: { title: productWords[lang].beside.models, all: productWords[lang].ways.models },
    lang,
  });

/** A forced circulation system. */
export const systemContent = (id: string, lang: Lang): ProductContent =>
  heaterContent({
    entries: systemEntries(lang),
    id,
    parent: 'sigmaForced',
    lead: sigmaForcedPage[lang].lead,
    others: { title: productWords[lang].beside.systems, all: productWords[lang].ways.systems },
    lang,
  });
