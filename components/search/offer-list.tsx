import type { MouseEvent } from 'react';
import type { OfferGroup } from '@/lib/search/offers';
import { OfferOption, type OptionWords } from './offer-option';

interface ListWords extends OptionWords {
  results: string;
  groups: Readonly<Record<OfferGroup['name'], string>>;
}

interface Props {
  /** Of the list; those of its options begin with it. */
  id: string;
  groups: readonly OfferGroup[];
  active?: string;
  words: ListWords;
  onChoose: (event: MouseEvent) => void;
}

/** Id of an option in the page. */
export const optionId = (list: string, offer: { id: string }): string => `${list}-${offer.id}`;

const SAID: readonly OfferGroup['name'][] = ['recent', 'tries'];

/** The list of the combobox, in groups. */
export function OfferList({ id, groups, active, words, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={words.results} onClick={onChoose}>
      {groups.map(({ name, offers }) => (
        <div key={name} role="group" aria-label={words.groups[name]}>
          {SAID.includes(name) && (
            <p aria-hidden className="t-note px-3 pt-3 text-bitumen-soft">
              {words.groups[name]}
            </p>
          )}
          {offers.map((offer) => (
            <OfferOption
              key={offer.id}
              id={optionId(id, offer)}
              offer={offer}
              isActive={active === optionId(id, offer)}
              isAll={name === 'all'}
              words={words}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
