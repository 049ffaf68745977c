import { roofTitle } from './catalogue/roofs';
import type { Lang } from './lang';
import { PROJECT_FACTS, type ProjectFacts } from './pictures/shots/projects';
import { words } from './words';

type Names = Record<ProjectFacts['picture'], string>;

/** English stands beside the shots. */
const NAMES = words(Object.fromEntries(PROJECT_FACTS.map(({ picture, name }) => [picture, name])) as Names);

/** Villas, schools, resorts and complexes; the page says that they are renderings. */
export const projects = (lang: Lang): readonly ProjectFacts[] =>
  PROJECT_FACTS.map((facts) => {
    const name = NAMES[lang][facts.picture];
    return { ...facts, name, title: roofTitle(name, facts.roof, lang) };
  });
