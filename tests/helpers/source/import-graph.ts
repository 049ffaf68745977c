import path from 'node:path';
import ts from 'typescript';
import { filesBelow, textOf } from './tree';

type ImportGraph = ReadonlyMap<string, readonly string[]>;

const FOLDERS = ['app', 'bench', 'components', 'content', 'lib', 'prisma', 'scripts', 'server', 'tests'];

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);

/** The file an import means, as the compiler finds it. */
export function fileOf(specifier: string, from: string): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(specifier, path.resolve(from), options, ts.sys, cache);
  return resolvedModule && path.relative('.', resolvedModule.resolvedFileName).replaceAll(path.sep, '/');
}

/** Files of the repository with those they import, as the compiler finds them; imports of types count. */
export function importGraph(): ImportGraph {
  const files = FOLDERS.flatMap(filesBelow).filter((file) => /\.(tsx?|m?js)$/.test(file));
  const known = new Set(files);
  const importsOf = (file: string) =>
    ts
      .preProcessFile(textOf(file), true, true)
      .importedFiles.map(({ fileName }) => fileOf(fileName, file))
      .filter((found): found is string => known.has(found ?? ''));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** The room of a file: `lib/mail`, `components/ui`, `scripts/build`; null for whatever is parted otherwise. */
export const roomOf = (file: string): string | null =>
  /^((?:lib|components|scripts)\/[^/]+)\//.exec(file)?.[1] ?? null;

/** Rooms with the rooms their sources import; tests may look anywhere. */
export function roomGraph(files: ImportGraph): ImportGraph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const room = roomOf(file);
    if (room === null || /\.test\./.test(file)) continue;
    const others = imported.map(roomOf).filter((other) => other !== null && other !== room);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...(others as string[])]));
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others]]));
}

/** One circle for every import that leads back to a file on the way to it, as `a > b > a`. */
export function circles(graph: ImportGraph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
