import type { LocalPath } from './local-path';

/**
 * The pages behind the sign-in, in every language. Written out, so that the compiler stops whoever adds a language
 * here: the matcher in middleware.ts, which the build reads as it stands, has to name them too.
 */
const GUARDED: Readonly<Record<LocalPath<'/expirence-now' | '/solar-water-heater-calculator'>, true>> = {
  '/expirence-now': true,
  '/solar-water-heater-calculator': true,
  '/ar/expirence-now': true,
  '/ar/solar-water-heater-calculator': true,
};

export const guardedPaths: readonly string[] = Object.keys(GUARDED);
