import type { ReactNode } from 'react';
import { accentVariables } from '@/app/accents';
import { askForLetters } from '@/app/letters';
import { Document } from '@/components/shell/document';
import { LateLetters } from '@/components/shell/late-letters';
import { documentMetadata } from '@/lib/site/document-metadata';
import '@/app/globals.css';

export const metadata = documentMetadata;

export default function RootLayout({ children }: { children: ReactNode }) {
  askForLetters('ar');
  return (
    <Document lang="ar" fonts={accentVariables}>
      {children}
      <LateLetters lang="ar" />
    </Document>
  );
}
