import { SIZING } from '@/content/solar/sizing';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { EarlyWanted } from './early-wanted';
import { WantedLead } from './wanted-lead';

/** What in a tool's address says that it brings a design or a calculation along: its tile, one of its counts. */
const INPUTS = {
  roofSimulator: ['o'],
  hotWater: Object.values(SIZING.litres).flatMap((litres) => Object.keys(litres)),
} as const;
const TOOLS = ['roofSimulator', 'hotWater'] as const;

interface Props {
  lang: Lang;
  words: {
    lead: string;
    tools: Readonly<Record<(typeof TOOLS)[number], { name: string; text: string; sent: string }>>;
  };
}

/** The lead of an account form: where it leads to, for those whom a tool has sent here. */
export const ToolLead = ({ words, lang }: Props) => (
  <>
    <WantedLead
      lead={words.lead}
      tools={TOOLS.map((tool) => ({ path: path(tool, lang), inputs: INPUTS[tool], ...words.tools[tool] }))}
    />
    <EarlyWanted />
  </>
);
