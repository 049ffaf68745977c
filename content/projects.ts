import { PROJECT_FACTS, type ProjectFacts } from './pictures/shots/projects';

/** Villas, schools, resorts and complexes; the page says that they are renderings. */
export const PROJECTS: readonly ProjectFacts[] = PROJECT_FACTS;
