import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader's program finds in a PDF. */
interface ReadPdf {
  pages: string[];
  title: string;
  language: string;
  tagged: boolean;
  outline: string[];
  /** Those below them, too. */
  bookmarks: string[];
}

interface Info {
  Title?: string;
  Language?: string;
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

const below = ({ title, items }: Bookmark): string[] => [title, ...items.flatMap(below)];

/** Opens a PDF and reads its text page by page, its title, language, tags and bookmarks. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const info = (await pdf.getMetadata()).info as Info;
  const outline: Bookmark[] = (await pdf.getOutline()) ?? [];
  return {
    pages: text,
    title: info.Title ?? '',
    language: info.Language ?? '',
    tagged: (await pdf.getMarkInfo())?.Marked ?? false,
    outline: outline.map(({ title }) => title),
    bookmarks: outline.flatMap(below),
  };
}
