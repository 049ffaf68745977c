'use client';

import { Swatch } from '@/components/ui/control/swatch';
import { useCurrentColour } from './use-current-colour';

interface Props {
  label: string;
  colours: readonly { id: string; name: string; hex: readonly string[] }[];
}

/** The colours by the blend of each, with its name. The chosen one is framed. */
export function ColourSwatches({ label, colours }: Props) {
  const current = useCurrentColour(colours.map(({ id }) => id));
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-3 gap-2 max-[18em]:grid-cols-1 min-[22em]:grid-cols-4 sm:gap-3 noscript:lg:grid-cols-7">
        {colours.map(({ id, name, hex }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className="group grid gap-1 no-underline sm:gap-1.5"
            >
              <Swatch
                colours={hex}
                className="flex h-8 w-full outline-bitumen group-hover:outline-3 group-hover:-outline-offset-3 group-aria-[current]:outline-3 group-aria-[current]:outline-offset-1 sm:h-12"
              />
              <span className="t-note font-semibold wrap-anywhere group-hover:text-kiln">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
