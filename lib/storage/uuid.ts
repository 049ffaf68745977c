/** As our own programs and the database write one (RFC 9562): small letters, four hyphens. */
export const UUID_PATTERN = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

const UUID = new RegExp(UUID_PATTERN);

/** Whether a text is such an id, and nothing else. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Name of a file that is called by an id. Ids come from the database, and so from any backup: only a UUID is a name. */
export function fileNamedBy(id: string, ending: string): string {
  if (!isUuid(id)) throw new Error('An id that is not a UUID is not used as the name of a file.');
  return `${id}.${ending}`;
}
