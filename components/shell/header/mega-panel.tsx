import { Picture } from '@/components/pictures/picture';
import type { Lang } from '@/content/lang';
import type { SubItem } from '@/content/shell/navigation';
import { path } from '@/content/routes';
import { pathsWithin } from './active-nav-paths';
import { NavLink } from './nav-link';

/** Four ruled cells: picture, name, one fact. The pictures are fetched when the panel is first shown. */
export function MegaPanel({ items, lang }: { items: readonly SubItem[]; lang: Lang }) {
  return (
    <div className="wrap">
      <ul className="-mx-4 grid grid-cols-4 xl:-mx-6">
        {items.map((item) => (
          <li key={item.to} className="border-hairline not-last:border-e">
            <NavLink
              href={path(item.to, lang)}
              within={pathsWithin(item.to, lang)}
              className="group grid h-full content-start gap-4 p-4 no-underline xl:p-6 -outline-offset-3 hover:bg-sand"
            >
              <span className="block bg-sand-deep">
                <Picture
                  id={item.picture}
                  alt=""
                  sizes="22vw"
                  className="aspect-landscape w-full object-cover"
                />
              </span>
              <span className="grid gap-1">
                <span className="t-head underline decoration-transparent decoration-2 underline-offset-[0.3em] group-hover:text-kiln group-data-here:decoration-terracotta forced-colors:group-not-data-here:no-underline">
                  {item.label}
                </span>
                {item.fact && <span className="t-note text-bitumen-soft">{item.fact}</span>}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
