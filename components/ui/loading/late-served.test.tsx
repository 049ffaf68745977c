import { prerender } from 'react-dom/static';
import { late } from './late';

test('the server sends the part whole, with no script that would put it in its place', async () => {
  const Shown = ({ typed }: { typed: string }) => <p>{`shown: ${typed}`}</p>;
  const Late = late(async () => Shown);
  const { prelude } = await prerender(
    <Late typed={'12'.repeat(10_000)} lost={{ text: '', again: '' }} until="until then" />,
  );
  const html = await new Response(prelude).text();
  expect(html).toMatch(/^<p>shown: (12){10000}<\/p>$/);
});
