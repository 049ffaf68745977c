/** Pictures, documents and films may live on another origin; the value is fixed when the site is built. */
const origin = process.env.NEXT_PUBLIC_MEDIA_BASE_URL ?? '';

/** Address of a file of public/ on the media origin. */
export const mediaUrl = (file: `/${string}`): string => `${origin}${file}`;
