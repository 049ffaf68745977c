import { notFoundMetadata } from './not-found-page';

test('what is not there names the manifest of its language, and is kept out of search engines', () => {
  expect(notFoundMetadata('ar')).toMatchObject({
    manifest: '/ar/manifest.webmanifest',
    robots: { index: false },
  });
  // The framework names the other.
  expect(notFoundMetadata('en')).not.toHaveProperty('manifest');
});
