import { renderToStaticMarkup } from 'react-dom/server';
import { leftToRight } from '@/content/lang';
import { JsonLd } from './json-ld';

test('search engines are told names without signs of direction, and nothing ends the script early', () => {
  const name = `Yamama ${leftToRight('400 × 200', 'ar')}،\u200f </script>`;
  const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: 'Yamama 400\u00a0×\u00a0200، </script>' });
});
