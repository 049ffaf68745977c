import type { catalogue, CataloguePage } from '../../content/documents/catalogue';

type Numbered = (typeof catalogue)['pages'][number];

/** A page of one kind, with its heading. */
export type PageOf<K extends CataloguePage['kind']> = Extract<Numbered, { kind: K }>;

interface Props {
  heading: string;
  level: 1 | 2;
  lead?: string;
}

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
