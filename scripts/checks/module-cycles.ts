import { importsOf } from './import-rules.ts';

/** The backend module that a file belongs to, e.g. `checkout`. */
export const moduleOf = (path: string): string | undefined =>
  /^backend\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** The folder inside a backend module, e.g. `checkout/place`; undefined for the files at its top. */
export const roomOf = (path: string): string | undefined =>
  /^backend\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];

/** Graph of the parts that import each other, including types; `partOf` returns the part that a file belongs to. */
export function importGraph(
  files: Iterable<readonly [file: string, source: string]>,
  partOf: (path: string) => string | undefined,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const own = partOf(file);
    if (own === undefined) continue;
    const needed = graph.get(own) ?? new Set();
    graph.set(own, needed);
    for (const path of importsOf(file, source)) {
      const other = partOf(path);
      if (other !== undefined && other !== own) needed.add(other);
    }
  }
  return graph;
}

/** Cycles of a graph, e.g. `cart → orders → cart`; one for each closing edge, empty for an acyclic graph. */
export function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node);
    if (at !== -1) cycles.push([...path.slice(at), node].join(' → '));
    if (at !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}
