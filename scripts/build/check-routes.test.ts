import { notStatic } from './check-routes';

test('a route that is missing or renewed is not static', () => {
  const routes = {
    '/a': { initialRevalidateSeconds: false as const },
    '/b': { initialRevalidateSeconds: 60 },
  };
  expect(notStatic(['/a', '/b', '/c'], { routes })).toEqual(['/b', '/c']);
});
