import { unbroken } from './unbroken';

interface Props {
  title: string;
  lead?: string;
  id?: string;
}

/** A section's title and, beside it on the same baseline, what it is about. */
export function SectionHead({ title, lead, id }: Props) {
  return (
    <div className="grid gap-4 pb-8 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-gutter print:block print:break-inside-avoid">
      <h2 id={id} className="t-title">
        {unbroken(title)}
      </h2>
      {lead && <p className="t-lead text-bitumen-soft">{unbroken(lead)}</p>}
    </div>
  );
}
