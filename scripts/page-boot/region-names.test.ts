import { withRegionNames } from './region-names';

const page = (section: string, heading: string) =>
  `<main><section ${section}><div><h2 ${heading}</h2></div></section></main>`;

test('a region that a heading names is named in itself too', () => {
  expect(
    withRegionNames(
      page('class="section" aria-labelledby="a-1"', 'id="a-1">Two <b>side</b> by<!-- --> side'),
    ),
  ).toBe(
    page(
      'aria-label="Two side by side" class="section" aria-labelledby="a-1"',
      'id="a-1">Two <b>side</b> by<!-- --> side',
    ),
  );
  expect(withRegionNames(page('aria-labelledby="a"', 'class="t" id="a">12" wide &amp; long'))).toContain(
    'aria-label="12&quot; wide &amp; long"',
  );
});

test.each([
  ['is named already', page('aria-label="Own" aria-labelledby="a"', 'id="a">Other')],
  ['is named by nothing there', page('aria-labelledby="b"', 'id="a">Other')],
  ['is named by an empty heading', page('aria-labelledby="a"', 'id="a"><svg></svg>')],
  ['has no name', page('class="section"', 'id="a">Other')],
])('one that %s stays as it is', (_, html) => expect(withRegionNames(html)).toBe(html));
