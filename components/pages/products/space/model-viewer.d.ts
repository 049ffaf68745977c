import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of @google/model-viewer, as far as this site uses it. */
      'model-viewer': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        src: string;
        alt: string;
        /** Descriptions of views as JSON. */
        a11y: string;
        ar: boolean;
        'ar-modes': string;
        'ar-scale': 'fixed';
        'camera-controls': '';
        'camera-orbit': string;
        'interaction-prompt': 'none';
        exposure: string;
        'shadow-intensity': string;
        'touch-action': 'pan-y';
      };
    }
  }
}
