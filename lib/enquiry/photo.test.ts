import sharp from 'sharp';
import { db } from '@/lib/core/db';
import { claimMails } from '@/lib/core/outbox';
import { storeEnquiry } from './mutations';
import { NO_ORIGIN } from './origin';
import { MOST_BYTES, photoOf, withoutNotes } from './photo';

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

test('notes of the camera are taken out, the picture stays the same', async () => {
  const file = await noted();
  expect(file.includes('Secret place')).toBe(true);
  const bare = withoutNotes(file)!;
  expect(Buffer.from(bare).includes('Secret place')).toBe(false);
  expect((await sharp(bare).metadata()).exif).toBeUndefined();
  const pixels = (of: Uint8Array) => sharp(of).raw().toBuffer();
  expect((await pixels(bare)).equals(await pixels(file))).toBe(true);
});

test('only a JPEG of a bounded size is taken, whatever it calls itself', async () => {
  expect(await photoOf(formWith(null))).toBeNull();
  expect(await photoOf(formWith(new Blob([])))).toBeNull();
  expect(await photoOf(formWith('text'))).toBe('refused');
  const png = await plain().png().toBuffer();
  expect(await photoOf(formWith(new Blob([Uint8Array.from(png)], { type: 'image/jpeg' })))).toBe('refused');
  expect(await photoOf(formWith(new Blob(['<script>'], { type: 'image/jpeg' })))).toBe('refused');
  const jpeg = Uint8Array.from(await plain().toBuffer());
  expect(await photoOf(formWith(new Blob([jpeg])))).toBeInstanceOf(Uint8Array);
  expect(await photoOf(formWith(new Blob([jpeg, new Uint8Array(MOST_BYTES)])))).toBe('refused');
  for (let cut = 0; cut < jpeg.length; cut += 7)
    expect(() => withoutNotes(jpeg.subarray(0, cut))).not.toThrow();
});

test('a photo is stored with its enquiry and handed to the mail at every attempt', async () => {
  const photo = withoutNotes(await noted())!;
  const message = `With a photo ${process.pid}`;
  const values = { name: 'Mariam', email: 'm@villa.example', phone: '', message };
  const send = (with_?: typeof photo) => storeEnquiry('contact', values, { ...NO_ORIGIN, photo: with_ });
  expect(await send(photo)).toMatchObject({ ok: true, data: { repeated: false } });
  expect(await send(photo)).toMatchObject({ ok: true, data: { repeated: true } });
  const enquiry = await db.enquiry.findFirstOrThrow({ where: { message }, include: { photo: true } });
  expect(Buffer.from(enquiry.photo!.bytes).equals(photo)).toBe(true);
  const [mail] = await db.outboxMail.findMany({ where: { enquiryId: enquiry.id } });
  expect(mail!.text).toContain('Photo: attached to this email');
  await db.$executeRaw`UPDATE "OutboxMail" SET "nextAttemptAt" = now() + interval '1 day' WHERE "enquiryId" IS DISTINCT FROM ${enquiry.id}`;
  for (const attempt of [1, 2]) {
    const [claimed] = await claimMails(1, 1);
    expect(claimed).toMatchObject({ id: mail!.id, attempts: attempt });
    expect(Buffer.from(claimed!.photo!).equals(photo)).toBe(true);
    await db.$executeRaw`UPDATE "OutboxMail" SET "leasedUntil" = NULL WHERE "id" = ${mail!.id}`;
  }
  expect(await send()).toMatchObject({ ok: true, data: { repeated: false } });
});
