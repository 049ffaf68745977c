import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/screens/not-found-page';
import { Document } from '@/components/shell/document';
import { documentMetadata } from '@/lib/site/document-metadata';
import { accentVariables } from './accents';
import { askForLetters } from './letters';
import './globals.css';

export const metadata: Metadata = { ...documentMetadata, ...notFoundMetadata('en') };

/** Any address the table does not hold: a whole document, since no root group is asked. */
export default function GlobalNotFound() {
  askForLetters('en');
  return (
    <Document lang="en" fonts={accentVariables}>
      <NotFoundPage lang="en" />
    </Document>
  );
}
