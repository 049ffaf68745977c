import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { accentVariables } from '@/app/accents';
import { fontVariables } from '@/app/fonts';
import { Document } from '@/components/shell/document';
import '@/app/globals.css';

/** Telephone numbers are links already; a browser that rewrites digits would break the page it hydrates. */
export const metadata: Metadata = { formatDetection: { telephone: false, address: false, email: false } };

export default function RootLayout({ children }: { children: ReactNode }) {
  preload('/fonts/alexandria.v1.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <Document lang="ar" fonts={`${fontVariables} ${accentVariables}`}>
      {children}
    </Document>
  );
}
