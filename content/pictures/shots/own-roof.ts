/** The sample house of /your-roof before and after, made by `scripts/pictures/own-roof.ts` with the tool's own engine. */
export const OWN_ROOF = { id: 'tool/own-roof' } as const;
