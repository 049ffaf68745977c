import { circles, importGraph, roomGraph, roomOf } from '../tests/helpers/source/import-graph';
import { textOf } from '../tests/helpers/source/tree';

/*
 * The figures of docs/architecture.md: files, lines and functions of each room, and circles. A line is one that is not
 * blank; a function is whatever the compiler's text calls one (`function`, an arrow). Tests are not counted.
 */

interface Figures {
  files: number;
  lines: number;
  functions: number;
}

const countIn = (text: string): Omit<Figures, 'files'> => ({
  lines: text.split('\n').filter((line) => line.trim() !== '').length,
  functions: [...text.matchAll(/\bfunction\b|=>(?=\s*[\w({[`'"<!])/g)].length,
});

const roomName = (file: string) => roomOf(file) ?? file.split('/')[0]!;

const graph = importGraph();
const rooms = new Map<string, Figures>();
for (const file of graph.keys()) {
  if (/\.test\.|^tests\//.test(file)) continue;
  const { lines, functions } = countIn(textOf(file));
  const sum = rooms.get(roomName(file)) ?? { files: 0, lines: 0, functions: 0 };
  rooms.set(roomName(file), {
    files: sum.files + 1,
    lines: sum.lines + lines,
    functions: sum.functions + functions,
  });
}
const rows = [...rooms]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([room, { files, lines, functions }]) => `| ${room} | ${files} | ${lines} | ${functions} |`);
process.stdout.write(
  [
    '| Room | Files | Lines | Functions |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Circles of files: ${circles(graph).length}. Circles of rooms: ${circles(roomGraph(graph)).length}.`,
    '',
  ].join('\n'),
);
