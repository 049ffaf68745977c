import { DocumentDownload } from '@/components/links/document-download';
import { DOCUMENTS } from '@/content/documents';
import type { Lang } from '@/content/lang';
import { aboutPage } from '@/content/pages/company/about';

/** The company profile as a file. */
export const ProfileDownload = ({ lang }: { lang: Lang }) => (
  <DocumentDownload document={DOCUMENTS[lang].profile} words={aboutPage[lang].slider} lang={lang} />
);
