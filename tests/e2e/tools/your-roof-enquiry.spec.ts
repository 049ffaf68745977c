import sharp from 'sharp';
import { sampleHouse } from '../../../content/media/sample-house';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';
import { expect, test, type Stage } from '../contact/stage';

const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const PAGE = path('yourRoof', 'en');

const stored = (stage: Stage, name: string) =>
  stage.query<{ page: string; bytes: Uint8Array | null }>(
    `SELECT e."page", p."bytes" FROM "Enquiry" e
     LEFT JOIN "EnquiryPhoto" p ON p."enquiryId" = e."id" WHERE e."name" = $1`,
    [name],
  );

// The same form with a photo, in each run: roof-photo-enquiry.spec.ts.
for (const agrees of [false, true])
  test(
    `an enquiry takes the picture along ${agrees ? 'once its owner agrees, without notes of the camera' : 'only if its owner agrees'}`,
    { tag: '@slow' },
    async ({ page, stage }, info) => {
      const name = `Layla Roof ${agrees} ${info.project.name}`;
      const photo = await sharp(`public/img/${sampleHouse.picture}.webp`)
        .resize(1080)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
        .toBuffer();
      await page.goto(stage.url + PAGE);
      await page
        .getByLabel(tool.zone.choose)
        .setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('button', { name: tool.corners.template }).click();
      for (const step of ['before', 'tile', 'keep'] as const)
        await page.getByRole('button', { name: fill(tool.steps.next, { step: tool.steps[step] }) }).click();
      await page.getByRole('button', { name: tool.send.open }).click();
      const form = page.locator('form', { has: page.getByRole('checkbox', { name: tool.send.consent }) });
      await form.getByLabel(tool.send.fields.name).fill(name);
      await form.getByLabel(tool.send.fields.phone).fill('050 123 4567');
      const consent = form.getByRole('checkbox', { name: tool.send.consent });
      await expect(consent).not.toBeChecked();
      if (agrees) await consent.check();
      await form
        .getByRole('button', { name: agrees ? tool.send.submit : tool.send.submitWithout, exact: true })
        .click();
      await expect(page.getByRole('heading', { name: tool.send.done.title })).toBeFocused();
      const rows = await stored(stage, name);
      expect(rows).toMatchObject([{ page: PAGE }]);
      if (!agrees) return expect(rows[0]!.bytes).toBeNull();
      const bytes = Buffer.from(rows[0]!.bytes!);
      const { format, exif } = await sharp(bytes).metadata();
      expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined });
      expect(bytes.includes('Secret place')).toBe(false);
    },
  );
