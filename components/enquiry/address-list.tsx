import type { Lang } from '@/content/lang';
import { contactPage } from '@/content/pages/contact';

/** Where the company is and how to reach it, as a ruled sheet. */
export function AddressList({ lang }: { lang: Lang }) {
  return (
    <address>
      <dl className="border-t-[1.5px] border-bitumen">
        {contactPage[lang].address.rows.map(({ label, lines, href }) => (
          <div key={label} className="grid gap-x-4 border-b border-hairline py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="t-small text-bitumen-soft">{label}</dt>
            <dd className="font-semibold">
              {lines.map((line) =>
                href ? (
                  <a
                    key={line}
                    href={href}
                    className="-my-2.5 inline-flex min-h-tap items-center underline hover:text-kiln"
                  >
                    <bdi>{line}</bdi>
                  </a>
                ) : (
                  <span key={line} className="block">
                    {line}
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </address>
  );
}
