import { localPath } from '@/content/local-path';
import { simulatorPage } from '@/content/pages/tools/simulator';
import type { ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import { openingOf } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import { designAttachment } from '@/lib/simulator/design-attachment';
import { designNames } from '@/lib/simulator/design-names';
import { catalogue } from '@/lib/simulator/offered';
import { attachmentIn } from './attachment-in';
import { renderCopy } from './copy-mail';
import { renderEnquiryMail } from './mail';
import { NO_ORIGIN } from './origin';

const DESIGN = openingOf(catalogue!);
const inArabic = designAttachment(
  DESIGN,
  { names: designNames('ar'), rows: simulatorPage.ar.design.rows },
  'ar',
);
const CALCULATION: ToolAttachment = {
  kind: 'calculation',
  title: 'فيلا خاصة',
  path: localPath('/solar-water-heater-calculator?fullBathrooms=4&recirculation=1', 'ar'),
  figures: [['المبنى', 'فيلا خاصة']],
};
const ARABIC = /\p{Script=Arabic}/u;
const values = { name: 'Huda', email: 'huda@villa.example', phone: '+971501234567', message: 'Hello' };

test('a design and a calculation are put into words anew from their address', () => {
  const design = attachmentIn('en', inArabic);
  expect(design).toMatchObject({ kind: 'design', path: `/design/${codeOf(DESIGN)}` });
  expect(design.figures.map(([label]) => label)).toContain(simulatorPage.en.design.rows.wall);
  const calculation = attachmentIn('en', CALCULATION);
  expect(calculation.path).toBe('/solar-water-heater-calculator?fullBathrooms=4&recirculation=1');
  expect(calculation.title).toMatch(/^Private Villa, \d+ L per day: /);
  expect(JSON.stringify([design, calculation])).not.toMatch(ARABIC);
});

test('what is in the language already, or opens nothing as it was, stays as it was sent', () => {
  expect(attachmentIn('ar', inArabic)).toBe(inArabic);
  for (const path of ['/ar/design/99-999-ffffff-9', '/ar/design/x', '/ar/services?fullBathrooms=4', '/ar'])
    for (const kind of ['design', 'calculation', 'roof'] as const) {
      const sent = { ...CALCULATION, kind, path };
      expect(attachmentIn('en', sent)).toBe(sent);
    }
});

test('of an Arabic design the company reads in English, and the visitor in Arabic', async () => {
  const origin = { ...NO_ORIGIN, language: 'ar', attachment: inArabic };
  const known = { id: 'id-1', reference: '3F9A-0C1B', origin };
  const mail = await renderEnquiryMail('contact', values, known);
  expect(mail.text).not.toMatch(ARABIC);
  expect(mail.html).toContain(`/cards/design/${codeOf(DESIGN)}.jpg`);
  expect(mail.html).not.toContain('/ar/');
  const copy = await renderCopy<'contact'>(values, known);
  expect(copy.text).toContain(inArabic.title);
  expect(copy.html).toContain(`/ar/cards/design/${codeOf(DESIGN)}.jpg`);
});
