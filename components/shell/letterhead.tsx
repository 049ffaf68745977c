import { Mark } from '@/components/ui/mark';
import { company } from '@/content/company';

const [{ street, city }] = company.locations;

/** Stands at the head of a printed page, in place of the header: who it is from, and how to reach them. */
export function Letterhead() {
  const { brand, legalName, country, phone, email } = company;
  return (
    <div className="hidden items-end justify-between gap-8 border-b-[1.5px] border-bitumen pb-3 print:mb-5 print:flex">
      <div className="flex items-center gap-3">
        <Mark className="w-12 text-terracotta" />
        <span className="t-title">{brand}</span>
      </div>
      <address className="t-note text-end">
        {legalName}
        <br />
        {street}, {city}, {country.name}
        <br />
        <bdi>{phone}</bdi>, {email}
      </address>
    </div>
  );
}
