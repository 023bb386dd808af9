import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metricRows } from '../../lib/process/metric-table.ts';

const deploy = join(import.meta.dirname, '../../deploy');

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});
const dashboard = dashboardSchema.parse(
  JSON.parse(readFileSync(join(deploy, 'grafana/dashboard.json'), 'utf8')),
);
const alerts = readFileSync(join(deploy, 'prometheus/alerts.yml'), 'utf8');

/** Name and expression of each rule; an expression stands in its line, or in the deeper ones after `|`. */
const rules = [...alerts.matchAll(/- alert: (\w+)\n +expr: (?:\|\n((?: {10,}.*\n)+)|(.+)\n)/g)].map(
  ([, name = '', lines, line]) => [name, lines ?? line ?? ''] as const,
);
const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules,
];

/** Names under which Prometheus knows the numbers, with their labels. */
async function knownMetrics(): Promise<Map<string, readonly string[]>> {
  const known = new Map<string, readonly string[]>([['up', []]]);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name } of await registry.getMetricsAsJSON()) known.set(name, []);
  for (const [name, { kind, labels }] of metricRows)
    if (kind === 'histogram')
      for (const end of ['_bucket', '_count', '_sum'])
        known.set(name + end, end === '_bucket' ? [...labels, 'le'] : labels);
    else known.set(name, labels);
  return known;
}

/** What a query asks for: metrics, and the labels that it chooses or sums by. */
function readQuery(query: string): { metrics: string[]; labels: string[] } {
  const braces = [...query.matchAll(/\{([^}]*)\}/g)].map(([, inside = '']) => inside);
  const chosen = braces.flatMap((inside) =>
    [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  );
  const summed = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.split(/,\s*/));
  const rest = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
    .replaceAll(/\b(?:unless|and|or)\b|\b[a-z_]+(?=\s*\()/g, ' ');
  return { metrics: rest.match(/[a-z_]\w*/g) ?? [], labels: [...chosen, ...summed] };
}

it('the rules are all read', () => {
  expect(rules).toHaveLength(alerts.match(/- alert: /g)?.length ?? 0);
  expect(rules.length).toBeGreaterThan(10);
});

describe('dashboard and alerts', () => {
  it.each(queries)('%s asks for what is counted: %s', async (_name, query) => {
    const known = await knownMetrics();
    const { metrics, labels } = readQuery(query);
    expect(metrics).not.toEqual([]);
    expect(metrics.filter((name) => !known.has(name))).toEqual([]);
    const knownLabels = new Set(['job', 'instance', ...metrics.flatMap((name) => known.get(name) ?? [])]);
    expect(labels.filter((label) => !knownLabels.has(label))).toEqual([]);
  });

  it('show everything that is counted', () => {
    const text = queries.map(([, query]) => query).join('\n');
    expect(metricRows.map(([name]) => name).filter((name) => !text.includes(name))).toEqual([]);
  });
});
