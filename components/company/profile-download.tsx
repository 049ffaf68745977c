import { DocumentDownload } from '@/components/ui/document-download';
import { DOCUMENTS } from '@/content/documents';
import { aboutPage } from '@/content/pages/about';

/** The company profile as a file. */
export const ProfileDownload = () => (
  <DocumentDownload document={DOCUMENTS.profile} words={aboutPage.slider} />
);
