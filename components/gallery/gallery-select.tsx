import { ChevronDown } from 'lucide-react';

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
      <span className="relative grid">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className="min-h-ctl w-full min-w-0 cursor-pointer appearance-none rounded border-[1.5px] border-joint bg-plaster ps-4 pe-11 hover:border-bitumen"
        >
          <option value="">{all}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name} ({counts.get(value) ?? 0})
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5" />
      </span>
    </div>
  );
}
