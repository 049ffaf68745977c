export const shell = { skip: 'Skip to content' } as const;
