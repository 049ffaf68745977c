import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { useEnquiryList } from '@/components/enquiry-list/use-enquiry-list';
import { fill } from '@/lib/site/fill';
import type { Proposal } from '@/lib/hot-water/recommend';
import { systemName, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import type { SystemLinks } from './result-system';

interface Props {
  localised: LocalisedHotWater;
  proposal: Proposal;
  links: SystemLinks;
}

/**
 * Puts a system on the enquiry list in the number that was worked out. Where the visitor's line says another one, the
 * button says which number a press puts in its place.
 */
export function AddCounted({ localised, proposal, links: { add } }: Props) {
  const { system, count } = proposal;
  const id = `sigma-${system.id}`;
  const line = useEnquiryList().find((one) => one.id === id);
  const change = line && fill(localised.words.system.change, { listed: line.typed ?? line.quantity, count });
  return (
    <AddToEnquiry
      id={id}
      name={systemName(localised, proposal)}
      quantity={count}
      words={change ? { ...add, add: change } : add}
      className="*:text-start *:whitespace-normal"
    />
  );
}
