import { colourNames } from '../../../content/catalogue/colours';
import { diagramPicture, type HOTSPOTS } from '../../../content/catalogue/diagram';
import { fittingWords, GALLERY, type Fitting } from '../../../content/catalogue/gallery';
import { FITTING_COLOURS, FITTING_PICTURES } from '../../../content/catalogue/ranges';
import { company } from '../../../content/company';
import { locationsIn } from '../../../content/company-words';
import { catalogueWords } from '../../../content/documents/catalogue';
import type { GuidePageId } from '../../../content/documents/dry-fix';
import { inOneLine } from '../../../content/format-list';
import { illustrationWords } from '../../../content/media/illustrations';
import type { Lang } from '../../../content/lang';
import { componentsPage } from '../../../content/pages/catalogue/components';
import { coolRoof } from '../../../content/pages/company/home';
import { supplierLabel } from '../../../content/suppliers/names';
import { TILE_SUPPLIERS } from '../../../content/suppliers/tiles/all';
import { fill } from '../../../lib/site/fill';
import type { CataloguePage } from './catalogue-kinds';
import { guidePages } from '../dry-fix-pages';
import { factors, SLOPES, worked } from '../roof-measure';

/** A fitting, large in its first colour, the others named. */
function fittingCard(fitting: Fitting, text: string, lang: Lang) {
  const items = GALLERY.filter(({ view, profile }) => view === 'fitting' && profile === fitting);
  const colours = inOneLine(
    items.map(({ colour }) => colourNames[lang][colour].phrase),
    lang,
  );
  return {
    title: fittingWords[lang][fitting].name,
    text: fill(catalogueWords[lang].fittings.card, { text, colours }),
    pictures: items.slice(0, 1).map(({ picture }) => picture),
  };
}

/** The parts of a roof: where they belong, and each by itself. */
function componentPages(lang: Lang): readonly CataloguePage[] {
  const { components, fittings } = catalogueWords[lang];
  const { ridge, edges, right, vent, manufacturers } = fittings;
  const { parts } = componentsPage[lang].diagram;
  const part = (id: (typeof HOTSPOTS)[number]['id']) => parts.find((spot) => spot.id === id)!.text;
  const cardOf = (fitting: Fitting, text: string) => fittingCard(fitting, text, lang);
  return [
    { kind: 'diagram', lead: components, picture: diagramPicture, parts },
    {
      kind: 'fittings',
      lead: ridge,
      cards: [
        cardOf('ridge', part('ridge-and-wedges')),
        cardOf('end-ridge', part('end-ridge')),
        cardOf('end-cap', part('end-cap')),
        cardOf('apex', part('three-way')),
      ],
    },
    {
      kind: 'fittings',
      lead: edges,
      cards: [
        cardOf('lateral-left', part('laterals')),
        cardOf('lateral-right', right),
        cardOf('vent', vent),
        cardOf('valley', part('valley')),
      ],
    },
    {
      kind: 'fittings',
      lead: manufacturers.lead,
      cards: TILE_SUPPLIERS.filter(({ ranges: [first] }) => first in FITTING_COLOURS).map(
        ({ supplier, ranges }) => ({
          title: supplierLabel(supplier, lang),
          text: manufacturers.text,
          pictures: FITTING_PICTURES.filter(
            ({ range, fitting }) => range === ranges[0] && (fitting === 'ridge' || fitting === 'apex'),
          ).map(({ picture }) => picture),
        }),
      ),
      note: manufacturers.note,
    },
  ];
}

/** How the roof is laid: in short what the dry-fix guide says. */
function installingPages(lang: Lang): readonly CataloguePage[] {
  const { installing, steps, section } = catalogueWords[lang];
  const { text, layers } = coolRoof[lang];
  const guide = guidePages(lang);
  const step = (id: Exclude<GuidePageId, 'layers'>) => {
    const { heading, lead, points, picture } = guide[id];
    return { title: heading, text: lead, points, picture };
  };
  return [
    { kind: 'words', picture: 'range/cobert-virtus-grey-slope', ...installing },
    { kind: 'steps', lead: steps.courses, steps: [step('tiles'), step('water')] },
    { kind: 'section', lead: text, text: section, layers },
    { kind: 'steps', lead: steps.below, steps: [step('barrier'), step('counter-battens')] },
    { kind: 'steps', lead: steps.air, steps: [step('eaves'), step('ridge')] },
  ];
}

function measurePage(lang: Lang): CataloguePage {
  const { lead, steps, head, pitch: degrees, area } = catalogueWords[lang].measure;
  const rows = SLOPES.map((pitch) => [
    fill(degrees, { pitch }),
    factors[pitch].toFixed(3),
    fill(area, { area: (factors[pitch] * 100).toFixed(1) }),
  ]);
  return { kind: 'measure', lead, steps, head, rows, example: worked(lang) };
}

/** The pages after the tiles: the parts, the work, and the way from a plan to a roof. */
export function roofPages(lang: Lang): readonly CataloguePage[] {
  const { care, ideas, order, contact } = catalogueWords[lang];
  return [
    ...componentPages(lang),
    ...installingPages(lang),
    measurePage(lang),
    { kind: 'words', picture: 'villa/bmi-italy', ...care },
    { kind: 'plates', lead: illustrationWords[lang].lead, ...ideas },
    { kind: 'words', picture: 'about/showroom-table', ...order },
    {
      kind: 'contact',
      ...contact,
      picture: 'portfolio/villa-roofscape-sharjah',
      rows: locationsIn(lang).map(({ title, line, phone }) => [title, line, phone]),
      email: company.email,
    },
  ];
}
