import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/layout/data-table';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { PageHref } from '@/content/routes';
import { PrefetchLink } from './prefetch-link';

interface ComparedRow {
  id: string;
  name: string;
  /** The page of what the row compares, where it has one. */
  to?: PageHref;
  cells: readonly ReactNode[];
}

interface Props {
  id: string;
  /** Heads of the columns, the first of them over the names. */
  words: { title: string; lead: string; caption: string; head: readonly string[] };
  ground: 'bg-sand' | 'bg-limewash';
  /** As in a table of specifications. */
  narrow?: 'cards' | 'folded';
  rows: readonly ComparedRow[];
  /** Below the table. */
  children?: ReactNode;
}

const GROUNDS = { 'bg-sand': 'section ground bg-sand', 'bg-limewash': 'section' } as const;

/** What stands side by side on a page of the catalogue: a row each, whose name leads to its page. */
export function ComparisonSection({ id, words, ground, narrow, rows, children }: Props) {
  const [first, ...others] = words.head;
  return (
    <section className={GROUNDS[ground]} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={words.title} lead={words.lead} />
        <DataTable
          caption={words.caption}
          ground={ground}
          narrow={narrow}
          columns={[{ head: first! }, ...others.map((head) => ({ head }))]}
          rows={rows.map(({ id: row, name, to, cells }) => ({
            id: row,
            head: to ? (
              <PrefetchLink href={to} className="text-link -my-3 py-3">
                {name}
              </PrefetchLink>
            ) : (
              name
            ),
            cells,
          }))}
        />
        {children}
      </div>
    </section>
  );
}
