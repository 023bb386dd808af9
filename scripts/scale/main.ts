import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFigure } from '../harness/figures.ts';
import { root } from '../shop/children.ts';
import { explanations, habits, machines, prices, sizes } from './assumptions.ts';
import { type Capacity, computeCapacity, type Costs } from './capacity.ts';

/** `npm run make -- capacity`: writes the tables of docs/scale.md from docs/figures.md and the assumptions. */
const page = join(root, 'docs/scale.md');
const figures = readFileSync(join(root, 'docs/figures.md'), 'utf8');

const costs: Costs = {
  keptPageMs: readFigure(figures, 'cost', 'storefront, a kept page'),
  personalPageMs: readFigure(figures, 'cost', 'storefront, a cart that is rendered'),
  callMs: readFigure(figures, 'cost', 'backend, a call'),
  orderMs: readFigure(figures, 'checkout', 'ExpressCheckout on account, 20 orders/s'),
};

/** Thousands apart; small figures keep one decimal. */
function numberText(value: number): string {
  const text = value < 10 && !Number.isInteger(value) ? value.toFixed(1) : String(Math.round(value));
  return text.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

const rows: readonly (readonly [string, (capacity: Capacity) => number])[] = [
  ['pages a second that reach a storefront', ({ originRequestsOfSecond }) => originRequestsOfSecond],
  ['calls a second to a backend', ({ callsOfSecond }) => callsOfSecond],
  ['storefronts, a processor each', ({ storefronts }) => storefronts],
  ['backends, a processor each', ({ backends }) => backends],
  ['connections to the database', ({ connections }) => connections],
  ['Redis, MB', ({ redisMegabytes }) => redisMegabytes],
  ['searches in a month', ({ searchesOfMonth }) => searchesOfMonth],
  ['euros a month', ({ eurosOfMonth }) => eurosOfMonth],
];

function capacityTable(): string {
  const capacities = sizes.map((size) => computeCapacity(size, { costs, habits, machines, prices }));
  const head = ['visitors a minute', ...sizes.map(numberText)];
  const body = rows.map(([name, value]) => [
    name,
    ...capacities.map((capacity) => numberText(value(capacity))),
  ]);
  return tableText(head, body);
}

function basisTable(): string {
  const measured = [
    ['a kept page, ms of a storefront’s processor', costs.keptPageMs],
    ['a page rendered for its visitor, ms', costs.personalPageMs],
    ['a call, ms of a backend’s processor', costs.callMs],
    ['an order, ms', costs.orderMs],
  ].map(([name, value]) => [`measured: ${name}`, String(value)]);
  return tableText(['what', 'value'], [...measured, ...explanations.map((row) => [...row])]);
}

function tableText(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** Replaces what stands between two markers. */
function fill(text: string, name: string, content: string): string {
  const marker = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- end of ${name} -->)`);
  if (!marker.test(text)) throw new Error(`docs/scale.md has no place for ${name}`);
  return text.replace(marker, (_all, start: string, end: string) => `${start}\n${content}\n\n${end}`);
}

const before = readFileSync(page, 'utf8');
writeFileSync(page, fill(fill(before, 'capacity', capacityTable()), 'basis', basisTable()));
console.log(capacityTable());
