/** What the controls of a lightbox are called. */
export type LightboxWords = Record<
  | ('gallery' | 'carousel' | 'slide' | 'nth' | 'previous' | 'next' | 'play' | 'pause')
  | ('open' | 'download' | 'close' | 'failed' | 'unsure' | 'missing'),
  string
>;
