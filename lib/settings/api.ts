/** The JSON API may answer on another origin; the value is fixed when the site is built. */
const origin = process.env.NEXT_PUBLIC_API_BASE_URL ?? '';

/** Address of a call of the JSON API. */
export const apiUrl = (call: `/api/${string}`): string => `${origin}${call}`;
