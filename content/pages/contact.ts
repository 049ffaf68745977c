import { company, telLink } from '@/content/company';
import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

const [main, second] = company.locations;
const box = company.poBox ? `P.O. Box ${company.poBox}` : '';
const at = ({ street, city }: { street: string; city: string }) => `${street}, ${city}`;

interface Row {
  label: string;
  lines: readonly string[];
  href?: string;
}

/** The contact page. Numbering of the stores: docs/decisions/011-stores-on-the-contact-page.md. */
export const contactPage = words({
  title: 'Contact us',
  lead: 'Write, call, or walk in. Bring a drawing, a photograph, or the tile that broke.',
  picture: 'tool/dry-fix' satisfies PictureId as PictureId,
  address: {
    title: 'Address',
    rows: [
      { label: 'Office and showroom', lines: [at(main), box].filter(Boolean) },
      { label: '1st store', lines: [company.foundedIn] },
      { label: 'Other stores', lines: [`2nd, ${at(main)}`, `3rd, ${at(second)}`] },
      { label: 'Telephone', lines: [company.phone], href: telLink(company.phone) },
      ...(company.whatsapp
        ? [{ label: 'WhatsApp', lines: [`+${company.whatsapp}`], href: `https://wa.me/${company.whatsapp}` }]
        : []),
      { label: 'Email', lines: [company.email], href: `mailto:${company.email}` },
    ] as readonly Row[],
  },
  map: {
    title: 'Map',
    lead: at(main),
    button: 'Show the map',
    note: 'The map comes from Google, and only once you ask for it.',
  },
});
