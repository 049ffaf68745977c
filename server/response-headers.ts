import type { ServerResponse } from 'node:http';

/** What a header of an answer says so far; nothing where there is none. */
export const headerText = (response: ServerResponse, name: string): string =>
  String(response.getHeader(name) ?? '');

/** Adds the names that a `Vary` header does not have yet, whatever their capitals. */
export function addVary(response: ServerResponse, names: string): void {
  const given = headerText(response, 'vary');
  const known = given.toLowerCase().split(/\s*,\s*/);
  const missing = names.split(', ').filter((name) => !known.includes(name.toLowerCase()));
  if (given !== '*' && missing.length > 0)
    response.setHeader('Vary', [given, ...missing].filter(Boolean).join(', '));
}
