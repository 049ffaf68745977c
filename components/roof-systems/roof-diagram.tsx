'use client';

import { Fragment, useRef, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { replaceHash, useHash } from '@/components/ui/address/use-hash';

interface Part {
  id: string;
  label: string;
  text: string;
  x: number;
  y: number;
  /** The piece by itself. */
  piece: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
}

interface Props {
  /** The roof. */
  picture: ReactNode;
  parts: readonly Part[];
  /** Spoken names of the numbers on the roof and of the list beside it. */
  label: string;
  list: string;
}

const place =
  't-label roof-number aria-[current]:border-terracotta aria-[current]:bg-terracotta aria-[current]:text-plaster';

/**
 * Numbers on a roof and the same numbers in a list. A number is a link to its part, so the address names what
 * is chosen, and without JavaScript the browser goes there by itself. On a narrow screen the numbers would be
 * too near each other for a finger: there the list is pressed. The roof stays in view above it.
 */
export function RoofDiagram({ picture, parts, label, list }: Props) {
  const chosen = useHash();
  const rows = useRef<HTMLOListElement>(null);

  const choose = (event: MouseEvent, id: string) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    replaceHash(id);
    rows.current?.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-4">
      <nav
        aria-label={label}
        className="chips relative max-lg:tall:sticky max-lg:tall:top-(--hd-small) max-lg:tall:z-1 lg:col-span-4"
      >
        {picture}
        {parts.map(({ id, label: name, x, y }, index) => {
          // The picture is the same in every language, so its sides are too.
          const at = { left: `${x}%`, top: `${y}%` };
          const current = id === chosen || undefined;
          return (
            <Fragment key={id}>
              <span
                aria-hidden
                aria-current={current}
                style={at}
                className={`${place} grid size-7 sm:hidden`}
              >
                {index + 1}
              </span>
              <a
                href={`#${id}`}
                aria-current={current}
                onClick={(event) => choose(event, id)}
                style={at}
                className={`${place} hidden size-tap no-underline transition-colors duration-fast hover:bg-bitumen hover:text-limewash sm:grid`}
              >
                {/* Begins as it is seen: whoever speaks to the page says the number. */}
                {index + 1}
                <span className="sr-only"> {name}</span>
              </a>
            </Fragment>
          );
        })}
      </nav>
      <ol ref={rows} aria-label={list} className="border-t-[1.5px] border-bitumen lg:contents">
        {parts.map(({ id, label: name, text, piece, action }, index) => (
          <li
            key={id}
            id={id}
            data-chosen={id === chosen || undefined}
            className="roof-part forced-colors:border-s-[color:Canvas] forced-colors:target:border-s-[color:Highlight] forced-colors:data-chosen:border-s-[color:Highlight] target:border-s-terracotta data-chosen:border-s-terracotta data-chosen:bg-sand"
          >
            <div
              aria-hidden
              className="max-lg:col-start-3 max-lg:row-start-1 max-[18em]:hidden lg:col-span-2 lg:pb-4"
            >
              {piece}
            </div>
            <span aria-hidden className="t-head text-terracotta max-lg:row-start-1 max-[18em]:row-auto">
              {index + 1}
            </span>
            <div className="flex flex-col items-start gap-1 lg:*:last:mt-auto">
              <h3 className="t-head">
                <a
                  href={`#${id}`}
                  onClick={(event) => choose(event, id)}
                  className="inline-block no-underline hover:text-kiln max-sm:-my-2 max-sm:py-2.5"
                >
                  {name}
                </a>
              </h3>
              <p className="t-small text-bitumen-soft">{text}</p>
              {action}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
