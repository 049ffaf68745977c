import type { ReactNode } from 'react';

/**
 * Words with a hyphen; longer ones may break, or they would not fit a telephone. Sizes as `200 × 200 × 400 mm`, and
 * numbers to call, within the marks of `leftToRight` on an Arabic page.
 */
const TOGETHER =
  /(?<![^\s])(\S{1,12}-\S{1,12}(?![^\s])|\u2066?\d[\d,]*(?:\s×\s\d[\d,]*)+\u2069?(?:\s(?:mm|px|pixels|مم|بكسل))?|\u2066?\+\d[\d\s]{8,}\d\u2069?)/;

/** Its no-break spaces would have a browser break a number where all of it is too wide. */
const breakable = (size: string) => size.replaceAll('\u00a0×\u00a0', ' × ');

/**
 * A title whose `dry-fix` stays on one line: browsers break words at hyphens, and no style forbids that alone. A size,
 * or a number to call, is begun on a line of its own where it does not fit, and broken only where it is wider than that.
 */
export const unbroken = (title: string): ReactNode =>
  // Every second part is what the expression caught.
  title.split(TOGETHER).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={/[×+]/.test(part) ? 'inline-block normal-case' : 'whitespace-nowrap'}>
        {breakable(part)}
      </span>
    ) : (
      part
    ),
  );
