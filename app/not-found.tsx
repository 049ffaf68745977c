import type { Metadata } from 'next';
import { ApproachLink } from '@/components/ui/approach-link';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import { META } from '@/content/meta';
import { path } from '@/content/routes';
import { notFoundWords as words } from '@/content/screens';

export const metadata: Metadata = {
  title: { absolute: `${words.title} | ${company.brand}` },
  description: `${words.heading}. ${words.text}`,
  robots: { index: false },
};

/** Any address the table does not hold. */
export default function NotFound() {
  return (
    <div className="bg-sand">
      <div className="wrap grid items-center gap-10 py-section lg:grid-cols-[5fr_7fr] lg:gap-gutter">
        <div className="grid justify-items-start gap-4">
          <p className="t-figure">{words.code}</p>
          <h1 className="t-title lg:text-(length:--t-door)">{words.heading}</h1>
          <p className="t-lead text-bitumen-soft">{words.text}</p>
          <p className="flex flex-wrap items-center gap-4 pt-2">
            <ButtonLink href={path(words.first.to)}>{words.first.label}</ButtonLink>
            <span className="t-small text-bitumen-soft">{words.or}</span>
            <ButtonLink href={path(words.second.to)} look="outline">
              {words.second.label}
            </ButtonLink>
          </p>
        </div>
        <BrokenRoof />
      </div>
      <OtherWays />
    </div>
  );
}

// Where each tile of the two laid pictures is cut from, in per cent; null is the missing one.
const TILES = [
  ['r', 'object-[8%_12%]'],
  ['g', 'object-[90%_30%]'],
  ['r', 'object-[40%_70%]'],
  ['g', 'object-[20%_90%]'],
  ['g', 'object-[55%_8%]'],
  ['r', 'object-[80%_45%]'],
  null,
  ['r', 'object-[15%_85%]'],
  ['r', 'object-[60%_20%]'],
  ['g', 'object-[5%_55%]'],
  ['r', 'object-[95%_95%]'],
  ['g', 'object-[70%_75%]'],
] as const;

function BrokenRoof() {
  return (
    <div role="img" aria-label={words.picture} className="grid grid-cols-4 gap-0.5">
      {TILES.map((tile) =>
        tile ? (
          <span key={tile[1]} className="block aspect-square overflow-hidden bg-sand-deep">
            <Picture
              id={tile[0] === 'r' ? 'category/roof-tiles' : 'product/curva'}
              alt=""
              sizes="(min-width: 64em) 28vw, 50vw"
              className={`size-full ${tile[1]} scale-200`}
            />
          </span>
        ) : (
          <span key="missing" />
        ),
      )}
    </div>
  );
}

function OtherWays() {
  return (
    <nav aria-label={words.more} className="wrap pb-section">
      <h2 className="t-head border-b-[1.5px] border-bitumen pb-3">{words.more}</h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {words.links.map((key) => (
          <li key={key} className="border-b border-joint">
            <ApproachLink
              href={path(key)}
              className="t-label flex min-h-ctl items-center no-underline hover:text-kiln hover:underline"
            >
              {META[key].title}
            </ApproachLink>
          </li>
        ))}
      </ul>
      <p className="pt-6">
        {words.call}{' '}
        <a
          href={`tel:${company.phone.replaceAll(' ', '')}`}
          className="t-label inline-flex min-h-tap items-center underline"
        >
          <bdi>{company.phone}</bdi>
        </a>
      </p>
    </nav>
  );
}
