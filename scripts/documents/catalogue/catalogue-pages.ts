import { catalogueWords } from '../../../content/documents/catalogue';
import { catalogueSections } from '../../../content/documents/catalogue-headings';
import type { Lang } from '../../../content/lang';
import { firstPages } from './catalogue-first';
import type { CataloguePage } from './catalogue-kinds';
import { manufacturerPages } from './catalogue-manufacturers';
import { roofPages } from './catalogue-roof';

interface Heading {
  heading: string;
  /** Decides where its bookmark hangs. */
  level: 1 | 2;
}

/** A page with its heading. */
export type HeadedPage = Heading & CataloguePage;

const headings = (lang: Lang): readonly Heading[] =>
  catalogueSections(lang).flatMap(({ nested, pages }) =>
    pages.map((heading, index): Heading => ({ heading, level: nested && index > 0 ? 2 : 1 })),
  );

/** The roofing catalogue, page by page. */
export function catalogue(lang: Lang) {
  const { title, footer } = catalogueWords[lang];
  const headed = headings(lang);
  const pages = [...firstPages(lang), ...manufacturerPages(lang), ...roofPages(lang)].map(
    (page, index): HeadedPage => ({ ...headed[index]!, ...page }),
  );
  return { title, footer, pages };
}
