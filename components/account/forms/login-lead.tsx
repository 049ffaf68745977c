'use client';

import type { PagePath } from '@/content/routes';
import { useWantedPage } from '@/components/account/use-wanted-page';

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

/** What signing in leads to. All the texts take the same place, so that the form stands still when one is chosen. */
export function LoginLead({ lead, tools }: Props) {
  const [wanted, query] = useWantedPage().split('#')[0]!.split('?');
  const brought = new URLSearchParams(query);
  const isKnown = tools.some(({ path }) => path === wanted);
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className={isKnown ? 'invisible' : ''}>{lead}</span>
      {tools.map(({ path, name, text, sent, inputs }) => (
        <span key={path} className={path === wanted ? '' : 'invisible'}>
          <span className="block font-semibold text-bitumen">{name}</span>
          {inputs.some((input) => brought.has(input)) ? sent : text}
        </span>
      ))}
    </span>
  );
}
