import { Mark } from '@/components/ui/layout/mark';
import { company, type LocationId } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { inOneLine } from '@/content/format-list';
import { COMMA, type Lang } from '@/content/lang';
import { shell } from '@/content/shell/shell';

/** Stands at the head of a printed page, in place of the header: who it is from, and how to reach them. */
export function Letterhead({ lang }: { lang: Lang }) {
  const { phone, email } = company;
  const { brand, name, locations, country } = companyWords[lang];
  const { street, city } = locations[company.locations[0].id as LocationId];
  return (
    <div className="hidden items-end justify-between gap-8 border-b-[1.5px] border-bitumen pb-3 print:mb-5 print:flex">
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <Mark className="w-12 text-terracotta" />
          <span className="t-title">{brand}</span>
        </div>
        <p className="t-note [body:has([data-paper])_&]:hidden">{shell[lang].footer.renderings}</p>
      </div>
      <address className="t-note text-end">
        {name}
        <br />
        {inOneLine([street, city, country], lang)}
        <br />
        <bdi>{phone}</bdi>
        {COMMA[lang]}
        <bdi>{email}</bdi>
      </address>
    </div>
  );
}
