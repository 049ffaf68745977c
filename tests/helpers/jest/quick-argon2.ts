import type * as Argon2 from '@node-rs/argon2';

const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');

/** The least that the algorithm allows, in KiB and passes. */
const MIN_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Argon2 with next to no work, in tests that are not about it. What it made says its cost itself. */
export const hash: typeof real.hash = (password, options) => real.hash(password, { ...options, ...MIN_COST });
export const { verify } = real;
