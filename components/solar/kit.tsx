import { Picture } from '@/components/pictures/picture';
import { DataTable } from '@/components/ui/layout/data-table';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { cmgKit } from '@/content/pages/catalogue/cmg';
import { forcedParts } from '@/content/solar/principles';

/** The parts of the kit, in a picture. */
export function KitPicture({ lang }: { lang: Lang }) {
  const { parts } = cmgKit[lang];
  return (
    <figure>
      <Picture id={parts.picture} alt="" sizes="(min-width: 64em) 40vw, 94vw" className="aspect-landscape" />
      <figcaption className="t-note pt-2 text-bitumen-soft">{parts.shown}</figcaption>
    </figure>
  );
}

/** The forced circulation kit: what it does, what is in it, and how long that is guaranteed. A column, beside its brochure. */
export function Kit({ lang }: { lang: Lang }) {
  const { features, parts } = cmgKit[lang];
  const [component, does, guarantee] = parts.head;

  return (
    <section aria-labelledby="kit">
      <SectionHead id="kit" title={features.title} />
      <ul className="border-t-[1.5px] border-bitumen">
        {features.items.map((item) => (
          <li key={item} className="border-b border-hairline py-3">
            {item}
          </li>
        ))}
      </ul>
      <div className="pt-16">
        <SectionHead title={parts.title} />
        <DataTable
          caption={parts.caption}
          ground="bg-limewash"
          columns={[{ head: component! }, { head: does!, holds: 'words' }, { head: guarantee! }]}
          rows={forcedParts[lang].map(({ id, title, text, guarantee: years }) => ({
            id,
            head: title,
            cells: [text, years],
          }))}
        />
      </div>
    </section>
  );
}
