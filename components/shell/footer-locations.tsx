import type { Lang } from '@/content/lang';
import { MapOnRequest } from '@/components/ui/map-on-request';
import { OutsideLink } from '@/components/links/text-link';
import { company, telLink, type Location } from '@/content/company';
import { shell } from '@/content/shell';
import { fill } from '@/lib/core/fill';

const directions = ({ mapQuery }: Location) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(mapQuery)}`;

/** A map of the first location, asked for by a button. */
export function FooterMap({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  const { title, locationId } = company.map;
  const shown = company.locations.find(({ id }) => id === locationId) ?? company.locations[0];
  return (
    <MapOnRequest
      title={title}
      query={shown.mapQuery}
      button={footer.map.button}
      note={footer.map.note}
      className="min-h-56 md:col-span-8 print:hidden"
    />
  );
}

/** Three columns: title, address, telephone, the way there. */
export function FooterLocations({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  return company.locations.map((location) => (
    <section
      key={location.id}
      className="grid content-start gap-2 border-t border-bitumen-line pt-4 md:col-span-4 print:border-joint"
    >
      <h2 className="t-head">{location.title}</h2>
      <address className="t-small text-ash">
        {location.line}
        <br />
        <a
          href={telLink(location.phone)}
          dir="ltr"
          className="inline-flex min-h-tap items-center no-underline hover:text-terracotta-lit hover:underline"
        >
          {location.phone}
        </a>
      </address>
      <OutsideLink
        href={directions(location)}
        about={fill(footer.directionsTo, { place: location.place })}
        className="justify-self-start print:hidden"
      >
        {footer.directions}
      </OutsideLink>
    </section>
  ));
}
