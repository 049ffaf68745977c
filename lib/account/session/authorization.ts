/** The token of a call as it was given out, with or without "Bearer". */
export const authorization = ({ headers }: { headers: Pick<Headers, 'get'> }): string =>
  (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '').trim();
