import { MapPin } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { StreetGrid } from '@/components/ui/street-grid';
import { MapOnRequest } from '@/components/ui/map-on-request';
import { OutsideLink } from '@/components/links/text-link';
import { company } from '@/content/company';
import { companyWords, locationsIn } from '@/content/company-words';
import { telLink } from '@/content/contact';
import { shell } from '@/content/shell';
import { fill } from '@/lib/core/fill';

const directions = (mapQuery: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(mapQuery)}`;

/** A map of the first location, asked for by a button. */
export function FooterMap({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  const { query } = company.map;
  return (
    <MapOnRequest
      title={companyWords[lang].map}
      query={query}
      button={footer.map.button}
      note={footer.map.note}
      className="footer-map min-h-56 max-md:hidden md:col-span-8 print:hidden"
      pin={<MapPin aria-hidden className="size-5" />}
    >
      <StreetGrid />
    </MapOnRequest>
  );
}

/** Three columns: title, address, telephone, the way there. */
export function FooterLocations({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  return locationsIn(lang).map((location) => (
    <section
      key={location.id}
      className="grid content-start gap-x-4 border-t border-bitumen-line pt-3 max-md:grid-cols-[1fr_auto] md:col-span-4 md:gap-2 md:pt-4 print:border-joint"
    >
      <h2 className="t-head max-md:self-center">{location.title}</h2>
      <address className="t-small text-ash max-md:col-span-2 max-md:row-start-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4">
        <span className="md:block">{location.line}</span>
        {location.hours && <span className="block w-full">{location.hours}</span>}
        <a
          href={telLink(location.phone)}
          dir="ltr"
          className="inline-flex min-h-tap items-center no-underline hover:text-terracotta-lit hover:underline"
        >
          {location.phone}
        </a>
      </address>
      {location.mapQuery && (
        <OutsideLink
          href={directions(location.mapQuery)}
          about={fill(footer.directionsTo, { place: location.place })}
          className="justify-self-start print:hidden"
        >
          {footer.directions}
        </OutsideLink>
      )}
    </section>
  ));
}
