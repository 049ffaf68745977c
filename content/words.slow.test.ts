import path from 'node:path';
import ts from 'typescript';

/** A table of words, and what Arabic must give to match it. */
const HEAD = `
import { words, type InLang } from './words';
const english = {
  title: 'Tiles', to: 'roofTiles', about: true,
  count: { one: '{count} tile', other: '{count} tiles' },
  cards: [{ text: 'One', picture: 'a' }, { text: 'Two', picture: 'b' }],
} as const;
type Arabic = InLang<typeof english, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;
const forms = { zero: '', one: '', two: '', few: '', many: '', other: '' };
const cards = [{ text: '' }, { text: '' }] as const;
`;

/** The libraries and `words` itself, read once for all trials. */
const known = new Map<string, ts.SourceFile | undefined>();

/** Complaints of the compiler about a second language written so. */
function faultsOf(source: string): string[] {
  const file = path.resolve('content/trial-of-words.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : known.has(name)
        ? known.get(name)
        : known.set(name, read(name, ...rest)).get(name);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
const arabic = (entries: string) => faultsOf(`${HEAD} export const arabic: Arabic = { ${entries} };`);

test('a language that gives every word and no fact compiles; one that does not, does not', () => {
  expect(arabic(`title: '', count: forms, cards`)).toEqual([]);
  expect(arabic(`count: forms, cards`)).toEqual([expect.stringContaining("'title' is missing")]);
  expect(arabic(`title: '', count: { one: '', other: '' }, cards`).join()).toContain('zero');
  expect(arabic(`title: '', count: forms, cards: [{ text: '' }]`)).toHaveLength(1);
  expect(arabic(`title: '', more: '', count: forms, cards`)).toEqual([expect.stringContaining('more')]);
  expect(arabic(`title: '', to: 'home', count: forms, cards`)).toEqual([expect.stringContaining("'to'")]);
});

test('a group of words is asked for whatever it is called', () => {
  const group = `import type { InLang } from './words'; type Group = InLang<{ picture: { save: 'Save' } }, 'other'>;`;
  expect(faultsOf(`${group} export const given: Group = { picture: { save: '' } };`)).toEqual([]);
  expect(faultsOf(`${group} export const missing: Group = {};`)).toEqual([
    expect.stringContaining("'picture' is missing"),
  ]);
});

test('each language of the site is asked for and no other, and facts keep their kind', () => {
  const second = `{ ar: { title: '', count: forms, cards } }`;
  const uses = `const here: 'roofTiles' = table.ar.to; const text: string = table.ar.title;`;
  expect(faultsOf(`${HEAD} const table = words(english, ${second}); ${uses} void [here, text];`)).toEqual([]);
  expect(faultsOf(`${HEAD} words(english);`)).toHaveLength(1);
  expect(faultsOf(`${HEAD} words(english, { fr: {} });`)).toHaveLength(1);
  const wrong = `const wrong: 'Tiles' = words(english, ${second}).en.title; void wrong;`;
  expect(faultsOf(`${HEAD} ${wrong}`)).toHaveLength(1);
});
