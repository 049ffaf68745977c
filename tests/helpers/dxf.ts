/** A point in the plane, in millimetres. */
type DxfPoint = readonly [x: number, y: number];

interface DxfEntity {
  kind: 'LINE' | 'POLYLINE' | 'TEXT';
  layer: string;
  points: DxfPoint[];
  text?: string;
}

export interface DxfDrawing {
  version: string;
  layers: string[];
  entities: DxfEntity[];
}

type Pair = readonly [code: number, value: string];

function pairsOf(text: string): Pair[] {
  const lines = text.split('\r\n');
  if (lines.at(-1) !== '' || lines.length % 2 === 0)
    throw new Error('A DXF is pairs of lines ended by CR LF.');
  return Array.from({ length: (lines.length - 1) / 2 }, (_, at) => {
    const code = Number(lines[2 * at]);
    if (!Number.isInteger(code)) throw new Error(`Line ${2 * at + 1} is no group code.`);
    return [code, lines[2 * at + 1]!] as const;
  });
}

/** Groups of pairs, each begun by code 0. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  return pairs.reduce<Pair[][]>((groups, pair) => {
    if (pair[0] === 0) return [...groups, [pair]];
    groups.at(-1)!.push(pair);
    return groups;
  }, []);
}

const valueOf = (group: readonly Pair[], code: number) => group.find(([one]) => one === code)?.[1];

function pointOf(group: readonly Pair[], first = 10): DxfPoint {
  const [x, y] = [first, first + 10].map((code) => Number(valueOf(group, code) ?? NaN));
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`${group[0]![1]} has no point ${first}.`);
  return [x!, y!];
}

function sections(groups: readonly Pair[][]): Map<string, Pair[][]> {
  const found = new Map<string, Pair[][]>();
  let open: string | null = null;
  for (const group of groups) {
    const [, kind] = group[0]!;
    if (kind === 'SECTION') {
      if (open) throw new Error(`${open} is not ended.`);
      open = valueOf(group, 2)!;
      found.set(open, [group]);
    } else if (kind === 'ENDSEC') open = null;
    else if (kind === 'EOF') {
      if (open || group !== groups.at(-1)) throw new Error('EOF stands at the end.');
    } else if (open) found.get(open)!.push(group);
    else throw new Error(`${kind} stands outside of a section.`);
  }
  if (groups.at(-1)![0]![1] !== 'EOF') throw new Error('EOF is missing.');
  return found;
}

function entitiesOf(groups: readonly Pair[][]): DxfEntity[] {
  const entities: DxfEntity[] = [];
  let isOpen = false;
  for (const group of groups.slice(1)) {
    const kind = group[0]![1];
    const layer = valueOf(group, 8)!;
    if (isOpen !== (kind === 'VERTEX' || kind === 'SEQEND')) throw new Error(`${kind} is out of place.`);
    if (kind === 'VERTEX') entities.at(-1)!.points.push(pointOf(group));
    else if (kind === 'SEQEND') isOpen = false;
    else if (kind === 'POLYLINE') {
      isOpen = true;
      entities.push({ kind, layer, points: [] });
    } else if (kind === 'LINE') entities.push({ kind, layer, points: [pointOf(group), pointOf(group, 11)] });
    else if (kind === 'TEXT')
      entities.push({ kind, layer, points: [pointOf(group, 11)], text: valueOf(group, 1)! });
    else throw new Error(`${kind} is no entity of these drawings.`);
  }
  if (isOpen) throw new Error('A polyline is not ended.');
  return entities;
}

/** Reads a DXF of release 12 strictly: what does not stand where the format has it is an error. */
export function readDxf(text: string): DxfDrawing {
  const found = sections(groupsOf(pairsOf(text)));
  const header = found.get('HEADER')![0]!;
  const tables = found.get('TABLES')!.slice(1);
  const layers = tables.filter((group) => group[0]![1] === 'LAYER').map((group) => valueOf(group, 2)!);
  const entities = entitiesOf(found.get('ENTITIES')!);
  const strange = entities.filter(({ layer }) => !layers.includes(layer));
  if (strange.length > 0) throw new Error(`No layer ${strange[0]!.layer}.`);
  const version = header[header.findIndex(([code, value]) => code === 9 && value === '$ACADVER') + 1]![1];
  return { version, layers, entities };
}
