import { readdirSync } from 'node:fs';
import { textOf } from './helpers/source/tree';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name) && !name.startsWith('000'))
  .sort()
  .map((name) => {
    const [title = '', , status = ''] = textOf(`${FOLDER}/${name}`).split('\n');
    return { name, number: name.slice(0, 3), title, status };
  });

test('a record has a number of its own, which its title repeats, and a status', () => {
  const numbers = records.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(records.filter(({ number, title }) => !title.startsWith(`# ${number} `))).toEqual([]);
  const known =
    /^Status: (In force|Amended by \d{3}( and \d{3})*|Superseded by \d{3}|Withdrawn)([,:] .+)?\.$/;
  expect(records.filter(({ status }) => !known.test(status)).map(({ name }) => name)).toEqual([]);
  const named = records.flatMap(({ status }) => status.match(/\d{3}/g) ?? []);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

test('the index lists every record as it is', () => {
  const rows = textOf(`${FOLDER}/README.md`)
    .split('\n')
    .filter((line) => /^\| \d{3} /.test(line));
  expect(rows).toEqual(
    records.map(
      ({ name, number, title, status }) =>
        `| ${number} | [${title.slice(6)}](${name}) | ${status.slice(8)} |`,
    ),
  );
});
