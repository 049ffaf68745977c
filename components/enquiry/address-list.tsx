import { mailBreak } from '@/components/ui/layout/mail-break';
import type { Lang } from '@/content/lang';
import { telLink } from '@/content/contact';
import { contactPage } from '@/content/pages/company/contact';

/** Where the company is and how to reach it, as a ruled sheet. */
export function AddressList({ lang }: { lang: Lang }) {
  const { rows, note, telephone } = contactPage[lang].address;
  /** Of the showroom it is the company's own, which stands in a row of its own already. */
  const isSaid = (number: string) => rows.some(({ href }) => href === telLink(number));
  return (
    <address className="not-italic">
      <dl className="border-t-[1.5px] border-bitumen">
        {rows.map(({ label, lines, href, phone }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-4 border-b border-hairline py-3 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="t-small text-bitumen-soft">{label}</dt>
            <dd className="font-semibold">
              {lines.map((line) =>
                href ? (
                  <a
                    key={line}
                    href={href}
                    className="-my-2.5 inline-flex min-h-tap items-center underline hover:text-kiln"
                  >
                    <bdi>{mailBreak(line)}</bdi>
                  </a>
                ) : (
                  <span key={line} className="block">
                    {line}
                  </span>
                ),
              )}
              {phone && !isSaid(phone) && (
                <a
                  href={telLink(phone)}
                  className="inline-flex min-h-tap items-center underline hover:text-kiln"
                >
                  <span className="sr-only">{telephone} </span>
                  <bdi>{phone}</bdi>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="t-note max-w-measure pt-4 text-bitumen-soft">{note}</p>
    </address>
  );
}
