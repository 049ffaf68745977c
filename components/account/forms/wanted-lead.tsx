'use client';

import { useEffect } from 'react';
import { useWantedPage } from '@/components/ui/address/use-wanted-page';
import { dropEarlySheets } from '@/components/ui/hydration/drop-early-sheets';
import type { PagePath } from '@/content/routes';

interface Tool {
  path: PagePath;
  name: string;
  /** Said of an address that opens the tool as new. */
  text: string;
  /** Said of an address that brings something along. */
  sent: string;
  /** What an address may bring along: one of these in its query is enough. */
  inputs: readonly string[];
}

interface Props {
  /** For those who come from nowhere in particular. */
  lead: string;
  tools: readonly Tool[];
}

/** What an account form leads to. All the texts take the same place, so that the form stands still when one is chosen. */
export function WantedLead({ lead, tools }: Props) {
  const [wanted, query] = useWantedPage().split('#')[0]!.split('?');
  const brought = new URLSearchParams(query);
  const tool = tools.find(({ path }) => path === wanted);
  const chosen = tool ? `${tool.path}${tool.inputs.some((input) => brought.has(input)) ? '?' : ''}` : '';
  useEffect(dropEarlySheets, []);
  return (
    <span className="grid *:[grid-area:1/1]">
      <span data-lead="" className={chosen ? 'invisible' : ''}>
        {lead}
      </span>
      {tools.flatMap(({ path, name, text, sent, inputs }) =>
        [
          { key: path, said: text },
          { key: `${path}?`, said: sent },
        ].map(({ key, said }) => (
          <span
            key={key}
            data-lead={key}
            data-inputs={inputs.join(' ')}
            className={key === chosen ? '' : 'invisible'}
          >
            <span className="block font-semibold text-bitumen">{name}</span>
            {said}
          </span>
        )),
      )}
    </span>
  );
}
