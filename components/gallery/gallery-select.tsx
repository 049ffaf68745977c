interface Props {
  id: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  counts: ReadonlyMap<string, number>;
  onChoose: (value: string) => void;
}

/** One facet as the device's own list, each value with what it would leave. */
export function GallerySelect({ id, label, all, options, chosen, counts, onChoose }: Props) {
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="t-label justify-self-start">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-ctl w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-4 hover:border-bitumen"
      >
        <option value="">{all}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name} ({counts.get(value) ?? 0})
          </option>
        ))}
      </select>
    </div>
  );
}
