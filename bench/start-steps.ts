/** Seconds of each step that a launcher printed as `name: 3.1 s`. */
export function stepsIn(printed: string): Map<string, number> {
  const found = [...printed.matchAll(/^(\S.*): (\d+\.\d) s$/gm)];
  return new Map(found.map(([, name = '', seconds]) => [name.replace(/ in \S+$/, ''), Number(seconds)]));
}

/** The middle value; of an even number of values the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Start {
  /** Seconds from the command to the first page. */
  total: number;
  steps: Map<string, number>;
}

/** A table of starts: each step's median and its share of the median start. Steps overlap, so shares exceed 100 %. */
export function startTable(starts: readonly Start[]): string {
  const total = median(starts.map((start) => start.total));
  const names = [...new Set(starts.flatMap(({ steps }) => [...steps.keys()]))];
  const rows = names.map((name) => {
    const seconds = median(starts.map(({ steps }) => steps.get(name) ?? 0));
    return `| ${name} | ${seconds.toFixed(1)} s | ${Math.round((100 * seconds) / total)} % |`;
  });
  const heads = ['| Step | Median | Share |', '|---|---|---|'];
  return [...heads, ...rows, `| **From the command to the first page** | **${total.toFixed(1)} s** | |`].join(
    '\n',
  );
}
