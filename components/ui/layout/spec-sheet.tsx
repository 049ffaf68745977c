import { useId, type ReactNode } from 'react';
import { unbroken } from './unbroken';

interface Props {
  title: string;
  /** A value of several lines is a list of them. */
  rows: readonly (readonly [label: string, value: string | readonly string[]])[];
  /** Beside its title over the whole page, where it does not stand beside other words. */
  wide?: boolean;
  /** Of its title, where it stands below a heading that is not the page's. */
  level?: 'h2' | 'h3' | 'h4';
  /** Id of what it is about, where several of one title stand on a page: its name begins with that. */
  about?: string;
  /** Below the rows; where its title stands beside them, below that. */
  aside?: ReactNode;
  /** Below the rows. */
  children?: ReactNode;
}

/** Label and value, row by row, set like a data sheet. */
export function SpecSheet({ title, rows, wide = false, level: Title = 'h2', about, aside, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={about ? `${about} ${id}` : id}
      className={wide ? 'grid gap-4 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-gutter' : ''}
    >
      <Title id={id} className={wide ? 't-title' : 't-head pb-3'}>
        {title}
      </Title>
      <div className={wide ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : ''}>
        <dl className="t-small border-t-[1.5px] border-bitumen">
          {rows.map(([label, value]) => (
            <div key={label} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-hairline py-3">
              <dt className="text-bitumen-soft">{unbroken(label)}</dt>
              <dd className="font-semibold wrap-anywhere">
                {[value].flat().map((line) => (
                  <span key={line} className="block not-first:mt-1.5">
                    {unbroken(line)}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      {aside}
    </section>
  );
}
