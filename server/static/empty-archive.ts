import type { OpenArchive } from './static-archive';

/** For tests: a build without pages and files: whatever is asked of a server goes on to the framework. */
export const EMPTY_ARCHIVE: OpenArchive = {
  build: 'one',
  bodies: [],
  page: () => undefined,
  files: {},
  base: {},
  scripts: () => undefined,
  api: ['/api/auth/login'],
  read: () => Buffer.from(''),
  policy: () => '',
  pageHeaders: () => ({}),
};
