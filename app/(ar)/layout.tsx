import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { accentVariables } from '@/app/accents';
import { askForLetters } from '@/app/letters';
import { Document } from '@/components/shell/document';
import { LateLetters } from '@/components/shell/late-letters';
import '@/app/globals.css';

/** Telephone numbers are links already; a browser that rewrites digits would break the page it hydrates. */
export const metadata: Metadata = { formatDetection: { telephone: false, address: false, email: false } };

export default function RootLayout({ children }: { children: ReactNode }) {
  askForLetters('ar');
  return (
    <Document lang="ar" fonts={accentVariables}>
      {children}
      <LateLetters />
    </Document>
  );
}
