import { company } from '@/content/company';
import { telLink } from '@/content/contact';
import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

const box = company.poBox ? `P.O. Box ${company.poBox}` : '';

interface Row {
  label: string;
  lines: readonly string[];
  /** Where each line leads. */
  href?: string;
  /** The telephone of a place, under its address. */
  phone?: string;
}

/** Rows that are shown once the owner has filled them in. */
const filled = (label: string, ...lines: readonly string[]): readonly Row[] =>
  lines.some(Boolean) ? [{ label, lines: lines.filter(Boolean) }] : [];

const places: readonly Row[] = company.locations.map(({ title, line, phone }, index) => ({
  label: index === 0 ? `${title} and office` : title,
  lines: [line, index === 0 ? box : ''].filter(Boolean),
  phone,
}));

/** The contact page. Its places are those of the footer, in the same order: docs/decisions/011. */
export const contactPage = words({
  title: 'Contact us',
  lead: 'Call us, send a message or visit our showroom. Bring a drawing, a photograph or an old tile to match.',
  picture: 'about/showroom' satisfies PictureId as PictureId,
  /** The quick ways, above everything else; `{number}` is the company's. */
  quick: { call: 'Call {number}', whatsapp: 'WhatsApp', write: 'Send a message' },
  address: {
    title: 'Address',
    rows: [
      { label: 'Telephone', lines: [company.phone], href: telLink(company.phone) },
      ...(company.whatsapp
        ? [{ label: 'WhatsApp', lines: [`+${company.whatsapp}`], href: `https://wa.me/${company.whatsapp}` }]
        : []),
      { label: 'Opening hours', lines: [company.hours || 'Please call before you come.'] },
      ...filled('Your enquiry', company.answeredBy, company.repliesWithin),
      ...places,
      { label: 'Email', lines: [company.email], href: `mailto:${company.email}` },
      ...filled('Trade licence', company.licence),
    ] as readonly Row[],
    note: `We have branches in ${company.figures.emirates} Emirates. The addresses above are in and near Sharjah; call us for the branch nearest to you.`,
    telephone: 'Telephone',
  },
  map: {
    title: 'Map',
    lead: company.locations[0].line,
    button: 'Show the map',
    note: 'Loads a map from Google when you press the button.',
    drawing: 'Drawing, not to scale',
  },
});
