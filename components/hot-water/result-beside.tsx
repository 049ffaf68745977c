import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { SizingData } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import type { Calculation } from '@/lib/hot-water/calculation';
import type { Proposal, Recommendation } from '@/lib/hot-water/recommend';
import { ruleVerdict } from '@/lib/hot-water/savings';
import {
  number,
  shareSaid,
  systemName,
  unparted,
  type LocalisedHotWater,
} from '@/lib/hot-water/format-calculation';
import { AddCounted, type SystemLinks } from './result-system';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  found: Extract<Recommendation, { kind: 'system' }>;
  natural: Calculation['natural'];
  links: SystemLinks;
}

/** What else could be taken: one size down, one size up, and a tank that needs no pump. */
export function ResultBeside({ localised, data, found, natural, links }: Props) {
  const { beside } = localised.words;
  const sizes = [
    [beside.smaller, found.smaller],
    [beside.larger, found.larger],
  ] as const;
  return (
    <div className="grid gap-3">
      <h3 className="t-head">{beside.title}</h3>
      <ul className="border-t-[1.5px] border-bitumen">
        {sizes.map(
          ([title, proposal]) =>
            proposal && (
              <Size
                key={title}
                title={title}
                proposal={proposal}
                data={data}
                localised={localised}
                links={links}
              />
            ),
        )}
        {natural && <Natural localised={localised} model={natural} links={links} />}
      </ul>
    </div>
  );
}

const row = 'grid gap-x-gutter gap-y-1 border-b border-hairline py-3 sm:grid-cols-[9rem_1fr]';
const link = 't-label inline-flex min-h-tap items-center underline underline-offset-[0.22em] hover:text-kiln';

interface SizeProps extends Pick<Props, 'localised' | 'data' | 'links'> {
  title: string;
  proposal: Proposal;
}

function Size({ title, proposal, data, localised, links }: SizeProps) {
  const { lang, words } = localised;
  const { system, area, span } = proposal;
  return (
    <li className={row}>
      <p className="t-small pt-2.5 text-bitumen-soft">{title}</p>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <PrefetchLink href={`${links.forced}#${system.id}` as `#${string}`} className={link}>
            {systemName(localised, proposal)}
          </PrefetchLink>
          <AddCounted localised={localised} proposal={proposal} links={links} />
          <p className="t-small basis-full">
            {fill(words.beside.line, {
              area: fill(words.system.squareMetres, { value: number(lang, area) }),
              share: unparted(shareSaid(localised, span)),
            })}
            {'. '}
            {words.beside.short[ruleVerdict(data, span)]}
            {'.'}
          </p>
        </div>
      </div>
    </li>
  );
}

interface NaturalProps extends Pick<Props, 'localised' | 'links'> {
  model: NonNullable<Props['natural']>;
}

function Natural({ localised: { words }, model: { id, model, volumeToConfirm }, links }: NaturalProps) {
  const { beside } = words;
  const name = fill(beside.naturalName, { model });
  const url = `${links.natural}#${id}`;
  return (
    <li className={row}>
      <p className="t-small pt-2.5 text-bitumen-soft">{beside.natural}</p>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <PrefetchLink href={url as `#${string}`} className={link}>
            {name}
          </PrefetchLink>
          <AddToEnquiry id={`sigma-${id}`} name={name} words={links.add} className="max-sm:order-last" />
          <p className="t-small basis-full">
            {beside.naturalLine}
            {volumeToConfirm && ` ${beside.naturalVolume}`}
          </p>
        </div>
      </div>
    </li>
  );
}
