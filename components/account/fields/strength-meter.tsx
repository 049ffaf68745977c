import { Check, Circle } from 'lucide-react';
import type { AccountWords } from '@/content/forms/account';
import { fill } from '@/lib/site/fill';
import {
  CRITERIA,
  isStrongEnough,
  strengthOf,
  type Criterion,
} from '@/lib/account/password/password-strength';

const NAMES = Object.keys(CRITERIA) as Criterion[];

interface Props {
  words: AccountWords['register'];
  /** Of the sentence that says how strong it is: the points below it are a list to look up, not read at every focus. */
  id: string;
  password: string;
}

/** Length is a condition of its own: five points do not make up for it. */
function verdict(words: Props['words'], password: string) {
  if (isStrongEnough(password)) return words.enough;
  return CRITERIA.length(password) ? words.needs.points : words.needs.length;
}

/** Which of the five criteria a password meets, while it is typed. */
export function StrengthMeter({ words, id, password }: Props) {
  const points = strengthOf(password);
  const enough = isStrongEnough(password);
  const colour = enough ? 'bg-verdigris' : 'bg-terracotta';
  return (
    <div className="grid gap-3 noscript:hidden">
      <div aria-hidden className="grid grid-cols-5 gap-1">
        {NAMES.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 forced-color-adjust-none ${index < points ? `${colour} forced-colors:bg-[color:Highlight]` : 'bg-hairline forced-colors:h-0.5 forced-colors:bg-[color:GrayText]'}`}
          />
        ))}
      </div>
      <p id={id} className="t-small" aria-live="polite">
        {fill(words.strength, { points, verdict: verdict(words, password) })}
      </p>
      <ul className="t-small grid gap-x-gutter sm:grid-cols-2">
        {NAMES.map((name) => {
          const isMet = CRITERIA[name](password);
          const Sign = isMet ? Check : Circle;
          return (
            <li key={name} className="flex gap-2">
              <Sign
                aria-hidden
                className={`mt-0.5 size-5 ${isMet ? 'text-verdigris' : 'scale-50 text-bitumen-soft'}`}
              />
              <span>
                {words.criteria[name]}
                <span className="sr-only">: {isMet ? words.met : words.notMet}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
