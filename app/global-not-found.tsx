import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/screens/not-found-page';
import { Document } from '@/components/shell/document';
import { company } from '@/content/company';
import { notFoundWords } from '@/content/screens';
import { accentVariables } from './accents';
import { fontVariables } from './fonts';
import './globals.css';

const words = notFoundWords.en;

export const metadata: Metadata = {
  title: { absolute: `${words.title} | ${company.brand}` },
  description: `${words.heading}. ${words.text}`,
  robots: { index: false },
  formatDetection: { telephone: false, address: false, email: false },
};

/** Any address the table does not hold: a whole document, since no root group is asked. */
export default function GlobalNotFound() {
  return (
    <Document lang="en" fonts={`${fontVariables} ${accentVariables}`}>
      <NotFoundPage lang="en" />
    </Document>
  );
}
