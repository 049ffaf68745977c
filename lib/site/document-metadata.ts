import type { Metadata } from 'next';
import { inAddress, squareIcon } from './icon';

/**
 * What every document says of itself. Telephone numbers are links already: a browser that rewrites digits would break
 * the page it hydrates. The icon is in the page: as a file it is on the line beside the letters and the first picture
 * (docs/decisions/362-letters-and-first-picture.md). Search engines fetch the file.
 */
export const documentMetadata: Metadata = {
  formatDetection: { telephone: false, address: false, email: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: inAddress(squareIcon().svg), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
};
