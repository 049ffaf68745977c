import sharp from 'sharp';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { db } from '@/lib/storage/db';
import { claimMails } from '@/lib/mail/outbox';
import { storeEnquiry } from '@/lib/enquiry/mutations';
import { NO_ORIGIN } from '@/lib/enquiry/origin';
import { MAX_BYTES, photoOf } from './photo';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.$disconnect());

const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a54' } }).jpeg();
const noted = () =>
  plain()
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
    .toBuffer();

const formWith = (photo: Blob | string | null) => {
  const form = new FormData();
  if (photo !== null) form.set('photo', photo);
  return form;
};

/** The same bytes as a file of a form: what the site makes of it. */
const sentBy = (client: string, ...parts: (string | Uint8Array)[]) =>
  photoOf(
    formWith(new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))),
    client,
  );
const sent = (...parts: (Uint8Array | string)[]) => sentBy('one', ...parts);

async function taken(...parts: (Uint8Array | string)[]): Promise<Buffer> {
  const photo = await sent(...parts);
  expect(photo).toBeInstanceOf(Uint8Array);
  return Buffer.from(photo as Uint8Array);
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a54' } }).jpeg({ quality: 20 });

/** A JPEG whose frame claims another size. */
function claiming(file: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(file);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

test('what is kept is drawn anew: no notes of the camera, no profile, nothing after its end', async () => {
  const second = await noted();
  const file = await plain()
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
    .withIccProfile('p3')
    .toBuffer();
  const kept = await taken(file, second, 'MZ'.repeat(30));
  expect(kept.includes('Secret place')).toBe(false);
  expect(kept.includes('MZMZ')).toBe(false);
  const { format, exif, icc, xmp, width, height } = await sharp(kept).metadata();
  expect({ format, exif, icc, xmp, width, height }).toEqual({ format: 'jpeg', width: 64, height: 48 });
  // One picture: the end of the file is its end.
  expect(kept.indexOf(Buffer.from([0xff, 0xd9]))).toBe(kept.length - 2);
  expect(kept.equals(await taken(file))).toBe(true);
});

test('it is turned as its camera noted', async () => {
  const turned = await plain().withMetadata({ orientation: 6 }).toBuffer();
  expect(await sharp(await taken(turned)).metadata()).toMatchObject({ width: 48, height: 64 });
});

// Those of 48 megapixels: photo.slow.test.ts.
test.each([
  ['JPEG of 12 MP', () => jpeg(4000, 3000).toBuffer()],
  ['progressive JPEG', () => jpeg(4000, 3000).jpeg({ quality: 20, progressive: true }).toBuffer()],
  ['WebP of 12 MP', () => jpeg(4000, 3000).webp({ effort: 0 }).toBuffer()],
  ['grey JPEG', () => jpeg(400, 300).greyscale().toBuffer()],
  ['PNG that one can see through', () => plain().png().ensureAlpha(0.5).toBuffer()],
])('%s is taken', async (_name, make) => {
  const { width, height } = await sharp(await taken(await make())).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
});

test('only a photograph of a bounded size is taken, whatever it calls itself', async () => {
  expect(await photoOf(formWith(null), 'one')).toBeNull();
  expect(await photoOf(formWith(new Blob([])), 'one')).toBeNull();
  expect(await photoOf(formWith(''), 'one')).toBeNull();
  expect(await photoOf(formWith('text'), 'one')).toBe('refused');
  const file = await plain().toBuffer();
  const small = plain();
  const refused: (Uint8Array | string)[] = [
    '<script>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    await small.gif().toBuffer(),
    await small.tiff().toBuffer(),
    claiming(file, 65_500, 65_500),
    claiming(file, 8000, 7000),
    await jpeg(16_400, 10).toBuffer(),
    Buffer.concat([file, Buffer.alloc(MAX_BYTES)]),
  ];
  for (const one of refused) expect(await sent(one)).toBe('refused');
});

test('a file that breaks off is refused, wherever', async () => {
  const file = await jpeg(400, 300).toBuffer();
  for (let cut = 1; cut < file.length * 0.9; cut += 97)
    expect(await sent(file.subarray(0, cut))).toBe('refused');
});

test('photographs are drawn one after another, and whoever would wait too long is told so', async () => {
  const file = await jpeg(4000, 3000).toBuffer();
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => sent(file)));
  const turnedAway = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(turnedAway).toHaveLength(3);
  for (const { reason } of turnedAway) expect(reason).toBeInstanceOf(Busy);
});

test('who sends one photograph waits for one of those of a client that sends many', async () => {
  const file = await jpeg(1600, 1200).toBuffer();
  const done: string[] = [];
  const of = (client: string) => sentBy(client, file).then(() => done.push(client));
  const many = Array.from({ length: 12 }, () => of('many').catch(() => undefined));
  await of('one');
  expect(done.filter((client) => client === 'many').length).toBeLessThanOrEqual(2);
  await Promise.all(many);
});

test('a photo is stored with its enquiry and handed to the mail at every attempt', async () => {
  const photo = Uint8Array.from(await taken(await noted()));
  const message = `With a photo ${process.pid}`;
  const values = { name: 'Mariam', email: 'm@villa.example', phone: '', message };
  const send = (with_?: typeof photo) => storeEnquiry('contact', values, { ...NO_ORIGIN, photo: with_ });
  expect(await send(photo)).toMatchObject({ ok: true, data: { repeated: false } });
  expect(await send(photo)).toMatchObject({ ok: true, data: { repeated: true } });
  const enquiry = await db.enquiry.findFirstOrThrow({ where: { message }, include: { photo: true } });
  expect(Buffer.from(enquiry.photo!.bytes).equals(photo)).toBe(true);
  const [mail] = await db.outboxMail.findMany({ where: { enquiryId: enquiry.id, kind: '' } });
  expect(mail!.text).toContain('Photo: attached to this email');
  await db.$executeRaw`UPDATE "OutboxMail" SET "nextAttemptAt" = now() + interval '1 day' WHERE "id" <> ${mail!.id}`;
  for (const attempt of [1, 2]) {
    const [claimed] = await claimMails(1, 1);
    expect(claimed).toMatchObject({ id: mail!.id, attempts: attempt });
    expect(Buffer.from(claimed!.photo!).equals(photo)).toBe(true);
    await db.$executeRaw`UPDATE "OutboxMail" SET "leasedUntil" = NULL WHERE "id" = ${mail!.id}`;
  }
  expect(await send()).toMatchObject({ ok: true, data: { repeated: false } });
});
