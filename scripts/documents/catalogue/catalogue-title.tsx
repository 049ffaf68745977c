import type { Lang } from '../../../content/lang';
import type { CataloguePage } from './catalogue-kinds';
import type { HeadedPage } from './catalogue-pages';

/** A page of one kind, with its heading, as it is laid out. */
export type PageOf<K extends CataloguePage['kind']> = Extract<HeadedPage, { kind: K }> & { lang: Lang };

type Props = Pick<HeadedPage, 'heading' | 'level' | 'lead'>;

/** Heading and lead of a page; its level decides where its bookmark hangs. */
export function Title({ heading, level, lead }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <Heading className="title">{heading}</Heading>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
}
