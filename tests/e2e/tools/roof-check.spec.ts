import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { expect, returning as test } from '../../helpers/browser/test';
import { house } from './roof-photo';

const PAGE = '/bricks-simulator';
const { check } = roofCheckPage.en;
const { zone, result } = check;

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): Given => ({ name, mimeType, buffer });

/** The head of a JPEG that claims 100 megapixels. */
async function huge(): Promise<Buffer> {
  const jpeg = await house(64, 64).jpeg().toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(10_000, at);
  jpeg.writeUInt16BE(10_000, at + 2);
  return jpeg;
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    [1, 2].map((red) =>
      house(40, 30)
        .tint({ r: red * 99, g: 0, b: 0 })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

const message = (page: Page) => page.locator('#roof-check-message');
const choose = (page: Page, given: Given) => page.getByLabel(zone.choose).setInputFiles(given);
/** A figure under the message, by its label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test(
  'a roof is found on the device: nothing is sent, and it leads on',
  { tag: '@desk-slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel(zone.choose).scrollIntoViewIfNeeded();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${request.url()}`);
      else if (!/\/_next\/static\/|\?_rsc=|^blob:/.test(request.url())) sent.push(request.url());
    });
    await choose(page, file('roof.jpg', await house(1600, 1200).jpeg().toBuffer()));
    await expect(message(page)).toContainText(result.suitable);
    await expect(figure(page, result.resolution)).toHaveText('1600 × 1200 pixels');
    await expect(figure(page, result.quality)).toHaveText(result.yes);
    await expect(figure(page, result.roof)).toHaveText(result.yes);
    await expect(page.getByRole('main').getByRole('link', { name: check.next.simulator })).toHaveAttribute(
      'href',
      '/expirence-now',
    );
    expect(sent.filter((url) => !url.includes('/expirence-now'))).toEqual([]);
  },
);

test(
  'files that cannot be read, each with its hint, and the page goes on',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    const { hints } = result;
    const cases: [Given, string][] = [
      [file('empty.jpg', Buffer.alloc(0)), hints.empty],
      [
        file('roof.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic'),
        hints.heic,
      ],
      [file('moving.gif', await animated(), 'image/gif'), hints.animated],
      [file('huge.jpg', await huge()), hints.huge],
      [file('renamed.jpg', Buffer.from('%PDF-1.7 no picture at all')), hints.notImage],
      [
        file('corrupt.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])),
        hints.unreadable,
      ],
    ];
    for (const [given, hint] of cases) {
      await choose(page, given);
      await expect(message(page)).toContainText(hint);
      await expect(message(page)).toContainText(result.failed);
      await expect(page.getByLabel(zone.choose)).toHaveAttribute('aria-invalid', 'true');
    }
    // Stored lying, and turned upright by the note of the camera.
    const lying = await sharp(await house(1800, 1200).png().toBuffer())
      .rotate(90)
      .png()
      .toBuffer();
    const turned = await sharp(lying).jpeg().withMetadata({ orientation: 8 }).toBuffer();
    await choose(page, file('turned.jpg', turned));
    await expect(figure(page, result.resolution)).toHaveText('1800 × 1200 pixels');
    await expect(message(page)).toContainText(result.suitable);
  },
);

test('too small is said; no roof is said, and the visitor has the last word', async ({ page }) => {
  await page.goto(PAGE);
  await choose(page, file('small.jpg', await house(1000, 1200).jpeg().toBuffer()));
  await expect(message(page)).toContainText(result.unsuitable);
  await expect(message(page)).toContainText(result.small);
  await expect(figure(page, result.quality)).toHaveText(result.no);
  const page2 = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#fafafa' } })
    .png()
    .toBuffer();
  await choose(page, file('page.png', page2, 'image/png'));
  await expect(figure(page, result.resolution)).toHaveText('1200 × 1500 pixels');
  await expect(message(page)).toContainText(result.unsuitable);
  await expect(figure(page, result.roof)).toHaveText(result.no);
  await message(page).getByRole('button', { name: result.confirm }).click();
  await expect(message(page)).toContainText(result.suitable);
  await expect(figure(page, result.roof)).toHaveText(result.byWord);
});

test(
  'a photo dropped or pasted anywhere is checked, one chosen before the scripts is not lost',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    const bytes = [...(await house(1300, 1100).jpeg().toBuffer())];
    const give = (how: 'drop' | 'paste') =>
      page.evaluate(
        ([type, given]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(given)], 'roof.jpg', { type: 'image/jpeg' }));
          const event =
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
          document.body.dispatchEvent(event);
        },
        [how, bytes] as const,
      );
    await give('drop');
    await expect(figure(page, result.resolution)).toHaveText('1300 × 1100 pixels');
    await choose(page, file('empty.jpg', Buffer.alloc(0)));
    await expect(message(page)).toContainText(result.failed);
    await give('paste');
    await expect(figure(page, result.resolution)).toHaveText('1300 × 1100 pixels');

    // Held back until the file is chosen.
    let release = () => {};
    const chosen = new Promise<void>((go) => (release = go));
    await page.route('**/*.js', async (route) => {
      await chosen;
      await route.continue();
    });
    const early = page.goto(PAGE, { waitUntil: 'commit' });
    await page.getByLabel(zone.choose).setInputFiles(file('early.jpg', Buffer.from(bytes)));
    release();
    await early;
    await expect(figure(page, result.resolution)).toHaveText('1300 × 1100 pixels');
  },
);
