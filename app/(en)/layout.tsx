import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { accentVariables } from '@/app/accents';
import { askForLetters } from '@/app/letters';
import { Document } from '@/components/shell/document';
import '@/app/globals.css';

/** Telephone numbers are links already; a browser that rewrites digits would break the page it hydrates. */
export const metadata: Metadata = { formatDetection: { telephone: false, address: false, email: false } };

export default function RootLayout({ children }: { children: ReactNode }) {
  askForLetters('en');
  return (
    <Document lang="en" fonts={accentVariables}>
      {children}
    </Document>
  );
}
