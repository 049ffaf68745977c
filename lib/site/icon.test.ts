import { inAddress, squareIcon } from './icon';

test('a picture as an address holds what an address may hold, and is the picture', () => {
  const { svg } = squareIcon();
  const address = inAddress(svg);
  // Code points of a URL (WHATWG), and what is escaped.
  expect(address).toMatch(/^data:image\/svg\+xml,(?:[\w!$&'()*+,\-./:;=?@~]|%[0-9A-F]{2})+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(
    svg
      .trim()
      .replaceAll('"', "'")
      .replace(/(?<=\d) (?=\d)/g, ','),
  );
});
