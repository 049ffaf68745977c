import { MapPin } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { StreetGrid } from '@/components/ui/layout/street-grid';
import { MapOnRequest } from '@/components/ui/layout/map-on-request';
import { OutsideLink } from '@/components/links/text-link';
import { company } from '@/content/company';
import { companyWords, locationsIn } from '@/content/company-words';
import { directionsUrl, telLink } from '@/content/contact';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';

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
      className="footer-map footer-long min-h-32 max-lg:hidden lg:col-span-4"
      pin={<MapPin aria-hidden className="size-5" />}
    >
      <StreetGrid />
    </MapOnRequest>
  );
}

/** A line each: title, address, telephone, the way there. Two lines on telephones. The short form shows the first. */
export function FooterLocations({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];
  const { hours } = companyWords[lang];

  return (
    <div className="footer-places lg:col-span-8">
      {locationsIn(lang).map((location, place) => (
        <section
          key={location.id}
          className={`footer-row grid-cols-[minmax(0,1fr)_auto] max-[18em]:grid-cols-1 md:grid-cols-[11rem_minmax(0,1fr)_auto_8.5rem] ${place > 0 ? 'footer-long' : ''}`}
        >
          <h2 className="t-label flex min-h-tap items-center">{location.title}</h2>
          <a
            href={telLink(location.phone)}
            dir="ltr"
            className="t-small inline-flex min-h-tap items-center no-underline max-[18em]:justify-self-start hover:text-terracotta-lit hover:underline md:order-1"
          >
            {location.phone}
          </a>
          <address className="t-small flex min-h-tap items-center text-ash max-md:-mt-2 max-md:py-1 md:py-1.5">
            {location.line}
          </address>
          {location.mapQuery && (
            <OutsideLink
              href={directionsUrl(location.mapQuery)}
              about={fill(footer.directionsTo, { place: location.place })}
              className="justify-self-end max-[18em]:justify-self-start max-md:-mt-2 md:order-2"
            >
              {footer.directions}
            </OutsideLink>
          )}
        </section>
      ))}
      {hours && <p className="t-small border-t border-bitumen-line py-2.5 text-ash">{hours}</p>}
    </div>
  );
}
