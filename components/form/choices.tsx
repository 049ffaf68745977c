interface Choice<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  /** Name of the group, read out; shown above it if `shown`. */
  label: string;
  shown?: boolean;
  name: string;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few, butted to each other. Radio buttons under it, so that keys and forms know them. */
export function Choices<T extends string>({ label, shown, name, choices, value, onChoose }: Props<T>) {
  return (
    <fieldset>
      <legend className={shown ? 't-label pb-2' : 'sr-only'}>{label}</legend>
      <div className="flex">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="t-label relative grid min-h-ctl grow basis-0 cursor-pointer place-items-center border-[1.5px] border-bitumen px-3 max-[18em]:px-1 py-2 text-center not-first:-ms-[1.5px] hover:bg-sand has-checked:bg-bitumen has-checked:text-limewash has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
