import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Floats } from '@/components/shell/floats';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { Letterhead } from '@/components/shell/letterhead';
import { RouteChange } from '@/components/shell/route-change';
import { shell } from '@/content/shell';
import { fontVariables } from './fonts';
import './globals.css';

/** Telephone numbers are links already; a browser that rewrites digits would break the page it hydrates. */
export const metadata: Metadata = { formatDetection: { telephone: false, address: false, email: false } };

/** The frame of every page. Reads no cookie, header or session, so that every page stays static. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={fontVariables}>
      <body>
        <a className="skip-link" href="#main">
          {shell.skip}
        </a>
        <Header />
        <Letterhead />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Floats />
        <RouteChange />
      </body>
    </html>
  );
}
