import { SectionHead } from '@/components/ui/layout/section-head';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { Lang } from '@/content/lang';
import { aroundSimulator, simulatorPage } from '@/content/pages/tools/simulator';
import { LOOKS } from '@/content/simulator/looks';
import { fill } from '@/lib/site/fill';
import type { Design } from '@/lib/simulator/design';
import { codeOf, designOfCode } from '@/lib/simulator/design-address';
import { catalogue, sheets } from '@/lib/simulator/offered';
import { designLabels } from '@/lib/simulator/design-labels';
import { DesignPicture } from '@/components/simulator/picture/design-picture';
import { designNames } from '@/lib/simulator/design-names';

/** Which picture a radio button shows: by the style sheet, so that it works before and without scripts. */
const PANES = [
  'group-has-[[value="0"]:checked]/look:block',
  'group-has-[[value="1"]:checked]/look:block',
  'group-has-[[value="2"]:checked]/look:block',
];

/** Three designs to click through, for those who have not signed in. */
export function LookPanes({ lang }: { lang: Lang }) {
  if (!catalogue) return null;
  const offered = catalogue;
  const { look } = aroundSimulator[lang];
  const { design: words } = simulatorPage[lang];
  const names = designNames(lang);
  const designs = LOOKS.map((code) => designOfCode(offered, code)?.design).filter(
    (design): design is Design => design !== undefined,
  );
  return (
    <div className="group/look grid gap-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{look.label}</legend>
        {designs.map((design, nth) => (
          <label key={nth} className="relative block">
            <input
              type="radio"
              name="look"
              value={nth}
              defaultChecked={nth === 0}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="t-label flex min-h-tap items-center rounded border border-joint px-4 peer-checked:border-bitumen peer-checked:bg-bitumen peer-checked:text-limewash peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-terracotta forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:bg-[color:Highlight] forced-colors:peer-checked:text-[color:HighlightText]">
              {designLabels(design, names).option}
            </span>
          </label>
        ))}
      </fieldset>
      {designs.map((design, nth) => (
        <div key={nth} className={`hidden ${PANES[nth]}`}>
          <DesignPicture
            small
            design={design}
            sheets={sheets}
            alt={fill(words.alt, designLabels(design, names))}
            className="max-w-5xl"
          />
          <p className="t-small flex flex-wrap items-center gap-x-6 pt-3 text-bitumen-soft">
            {fill(words.alt, designLabels(design, names))}
            <TextLink
              href={localPath(`/design/${codeOf(design)}`, lang)}
              about={designLabels(design, names).option}
            >
              {look.open}
            </TextLink>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The same as a section of its own, where somebody is about to sign in to the simulator. */
export function PublicLook({ lang }: { lang: Lang }) {
  const { look } = aroundSimulator[lang];
  return (
    <section className="section" aria-labelledby="look">
      <div className="wrap">
        <SectionHead id="look" title={look.title} lead={look.lead} />
        <LookPanes lang={lang} />
      </div>
    </section>
  );
}
