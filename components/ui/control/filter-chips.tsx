export interface FilterChoice {
  value: string;
  label: string;
  count: number;
  /** What is on show under this choice, in words. */
  said: string;
}

interface Props {
  label: string;
  choices: readonly FilterChoice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One choice out of a few, each with its count, and in words what it leaves on show. */
export function FilterChips({ label, choices, chosen, onChoose }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pb-8 noscript:hidden">
      <div role="group" aria-label={label} className="chips flex flex-wrap gap-2">
        {choices.map(({ value, label: name, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className="t-label inline-flex min-h-tap items-center gap-2 rounded border border-joint px-4 transition-colors duration-fast hover:border-bitumen aria-pressed:border-bitumen aria-pressed:bg-bitumen aria-pressed:text-limewash"
          >
            {name}
            <span className="t-note font-normal opacity-85">{count}</span>
          </button>
        ))}
      </div>
      {/* That all are on show is to be seen: the first choice says it, with the same figure. */}
      <p role="status" className={chosen === choices[0]?.value ? 'sr-only' : 't-small text-bitumen-soft'}>
        {choices.find(({ value }) => value === chosen)?.said}
      </p>
    </div>
  );
}
