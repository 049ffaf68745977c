/** Pictures, documents and films may live on another origin; the value is fixed when the site is built. */
const origin = process.env.NEXT_PUBLIC_MEDIA_BASE_URL ?? '';

/** The other origin, where there is one. */
export const mediaOrigin = origin;

/** Address of a file of public/ on the media origin. */
export const mediaUrl = (file: `/${string}`): string => `${origin}${file}`;
