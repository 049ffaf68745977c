import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from './helpers/source/tree';

/*
 * What the documents name is there: links, commands, and paths below the folders of the repository. Records tell of
 * what was, so of them links and commands alone.
 */

const DOCUMENTS = globSync(['*.md', '{bench,content,docs,scripts,studio,tests}/**/*.md']);
const COMMANDS = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts);
const PATH =
  /^(?:app|bench|components|content|docs|lib|prisma|public|scripts|server|studio|tests)\/[\w@.*{},/-]+$/;
/** What is made by working, and a room that the table of the halls says is gone. */
const NOT_KEPT = /^(?:studio\/\.cache|lib\/core$|prisma\/generated)/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
const tell = (faults: (document: string, text: string) => readonly string[]) =>
  DOCUMENTS.flatMap((document) => faults(document, textOf(document)).map((fault) => `${document}: ${fault}`));

/** From the root, from the folder of the document, or as the pattern that a test is asked for by. */
const isThere = (document: string, path: string) =>
  [path, join(dirname(document), path), `${path}.*`].some((from) => globSync(from).length > 0);

test('there are many', () => expect(DOCUMENTS.length).toBeGreaterThan(200));

test('every link leads to a file', () => {
  const missing = tell((document, text) =>
    found(text, /\]\((?!https?:|mailto:)([^)#\s]+)/g).filter(
      (link) => !existsSync(join(dirname(document), decodeURI(link))),
    ),
  );
  expect(missing).toEqual([]);
});

test('every command of npm is there', () => {
  const missing = tell((_, text) =>
    found(text, /npm run (?:-s )?([\w:][\w:-]*)/g).filter((command) => !COMMANDS.includes(command)),
  );
  expect(missing).toEqual([]);
});

test('every path is there', () => {
  const missing = tell((document, text) =>
    document.startsWith('docs/decisions/')
      ? []
      : found(text, /`([^`\n]+)`/g)
          .flatMap((code) => code.split(/\s+/))
          .filter((path) => PATH.test(path) && !NOT_KEPT.test(path) && !isThere(document, path)),
  );
  expect(missing).toEqual([]);
});
