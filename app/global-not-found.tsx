import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/screens/not-found-page';
import { Document } from '@/components/shell/document';
import { accentVariables } from './accents';
import { askForLetters } from './letters';
import './globals.css';

export const metadata: Metadata = {
  ...notFoundMetadata('en'),
  formatDetection: { telephone: false, address: false, email: false },
};

/** Any address the table does not hold: a whole document, since no root group is asked. */
export default function GlobalNotFound() {
  askForLetters('en');
  return (
    <Document lang="en" fonts={accentVariables}>
      <NotFoundPage lang="en" />
    </Document>
  );
}
