import { isolateRuns } from './isolate-runs';

const runs = (html: string) =>
  [...isolateRuns(html).matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map(([, run]) => run);

test.each([
  ['<p>قرميد Klinker Virtus، Duna</p>', ['Klinker Virtus', 'Duna']],
  [
    '<td>LogicaLusa: 12 (BMI Portugal, bmigroup.com/pt)</td>',
    ['LogicaLusa', 'BMI Portugal, bmigroup.com/pt'],
  ],
  ['<p>YRT-FB و Ártico</p>', ['YRT-FB', 'Ártico']],
  ['<p>عند ميل 35°: 60 × 1.2208 = 73.25\u00a0م²</p>', ['35°', '60 × 1.2208 = 73.25']],
  ['<td>+971 6 555 0101، info@qirmid.example</td>', ['+971 6 555 0101', 'info@qirmid.example']],
  ['<p>من −60 إلى +180 درجة، أنظمة 200/25</p>', ['−60', '+180', '200/25']],
])('what keeps its own order in %s', (html, kept) => {
  expect(runs(html)).toEqual(kept);
});

test('no line ends between “and” and a name, nor before a name of one letter', () => {
  expect(isolateRuns('<p>حرف S و Duna أو Lusa</p>').replaceAll('\u00a0', '~')).toMatch(
    /حرف~<bdi>.*و~<bdi>.*أو <bdi>/,
  );
});

test('numbers between words, tags, drawings and escaped letters stay as they are', () => {
  const html =
    '<p class="lead">نحو 60,000 قطعة &amp; أكثر</p><svg viewBox="0 0 1 1"><text>A 1</text></svg><img alt="Duna"/>';
  expect(isolateRuns(html)).toBe(html);
});
