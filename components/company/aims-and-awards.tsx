import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import { aboutPage } from '@/content/pages/company/about';

/** Where the company wants to go, and how. */
export function Aims({ lang }: { lang: Lang }) {
  const { aims } = aboutPage[lang];

  return (
    <div className="section">
      <div className="wrap grid gap-x-gutter gap-y-12 md:grid-cols-2">
        {aims.map(({ title, text }) => (
          <section key={title} className="grid content-start gap-4 border-t-[1.5px] border-bitumen pt-6">
            <h2 className="t-title">{title}</h2>
            <p className="t-lead max-w-[40ch]">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Three milestones, each with its picture: plain, since nobody awarded them. */
export function Awards({ lang }: { lang: Lang }) {
  const { awards } = aboutPage[lang];

  return (
    <section className="section" aria-labelledby="awards">
      <div className="wrap">
        <SectionHead id="awards" title={awards.title} lead={awards.lead} />
        <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
          {awards.frames.map(({ year, title, text, picture }) => (
            <li key={title} className="grid content-start gap-4">
              <Picture
                id={picture}
                sizes="(min-width: 48em) 30vw, 92vw"
                className="aspect-landscape w-full object-cover"
                lang={lang}
              />
              <div className="grid gap-1">
                <h3 className="t-title">{year}</h3>
                <p className="t-head">{title}</p>
                <p className="text-bitumen-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
