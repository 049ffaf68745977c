import { RENEWED } from './form-state';
import { remapStaleForm } from './stale-form';

const NOW = '60'.padEnd(42, 'a');
const OTHER = '60'.padEnd(42, 'b');
const OLD = '60'.padEnd(42, 'c');

const hidden = (id: string, key: string) =>
  `<input type="hidden" name="$ACTION_REF_1"/><input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;${id}&quot;,&quot;bound&quot;:&quot;$@1&quot;}"/><input type="hidden" name="$ACTION_1:1" value="[{&quot;status&quot;:&quot;idle&quot;}]"/><input type="hidden" name="$ACTION_KEY" value="${key}"/>`;
const PAGE = `<main>
  <form action="/contact-us#connect">${hidden(NOW, 'p/contact-us#connect')}<input id="a" name="name"/><textarea name="message"></textarea></form>
  <form>${hidden(OTHER, 'p/other')}<button>Send again</button></form>
  <form method="get"><input name="q"/></form></main>`;

async function sent(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = new Response(form);
  return { body: Buffer.from(await body.arrayBuffer()), contentType: body.headers.get('content-type')! };
}
const own = (id: string, key: string) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: key,
});
const renewed = async (fields: Record<string, string | Blob>) => {
  const form = await remapStaleForm(await sent(fields), PAGE);
  if (!form) return null;
  const headers = { 'Content-Type': form.contentType };
  return Object.fromEntries(await new Response(new Uint8Array(form.body), { headers }).formData());
};

test('the words of an unknown form reach the form of the page as it is now, marked', async () => {
  const words = { name: 'مريم & Sons', message: 'Two roofs,\r\n420 m²' };
  expect(await renewed({ ...own(OLD, 'pold'), ...words })).toEqual({
    ...own(NOW, 'p/contact-us#connect'),
    ...words,
    [RENEWED]: '1',
  });
});

test('the shorter way to name an action, and a file that is no word', async () => {
  const found = await renewed({ [`$ACTION_ID_${OLD}`]: '', name: 'Omar', file: new Blob(['x']) });
  expect(found).toMatchObject({ name: 'Omar', '$ACTION_1:0': own(NOW, '')['$ACTION_1:0'] });
  expect(found).not.toHaveProperty('file');
  expect(found).not.toHaveProperty(`$ACTION_ID_${OLD}`);
});

test('a form that is only a button is found by its address', async () => {
  expect(await renewed(own(OLD, 'p/other'))).toMatchObject({ '$ACTION_1:0': own(OTHER, '')['$ACTION_1:0'] });
});

test.each([
  ['a known action', { ...own(NOW, 'p/contact-us#connect'), name: 'Omar' }],
  ['the action of another form of the page', { ...own(OTHER, 'p/other') }],
  ['no action at all', { name: 'Omar' }],
  ['an id that is none', { ...own('abc', 'p/other'), name: 'Omar' }],
  ['nothing that the page has', { ...own(OLD, 'pold'), strange: 'Omar' }],
])('stays as it is: %s', async (_, fields) => expect(await renewed(fields)).toBeNull());

test('a body that cannot be read stays as it is', async () => {
  const contentType = 'multipart/form-data; boundary=x';
  expect(await remapStaleForm({ body: Buffer.from('--y\r\n'), contentType }, PAGE)).toBeNull();
});
