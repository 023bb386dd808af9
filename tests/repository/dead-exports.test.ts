import { expect, it } from 'vitest';
import { deadExports } from '../../scripts/checks/dead-exports.ts';

const file = (path: string, text: string) => ({ path, text });

it.each([
  ["import { total } from '@/lib/a.ts';\ntotal();", 'lib/b.ts'],
  ["import { total as sum } from './a.ts';\nsum();", 'lib/b.ts'],
  ["import * as sums from '../lib/a.ts';\nsums.total();", 'tests/a.test.ts'],
  ["const { total } = await import('./a.ts');\ntotal();", 'lib/b.ts'],
  ["export type Total = typeof import('@/lib/a.ts').total;", 'app/page.tsx'],
])('counts %j as a use', (text, path) => {
  expect(deadExports([file('lib/a.ts', 'export const total = () => 1;'), file(path, text)])).toEqual([]);
});

it('finds an export that only its own file uses', () => {
  const used = "import { total } from './a.ts';\ntotal();";
  const text = 'export const total = () => rest;\nexport const rest = 1;\nexport type Sum = number;';
  expect(deadExports([file('lib/a.ts', text), file('lib/b.ts', used)])).toEqual([
    'lib/a.ts: nothing imports rest',
    'lib/a.ts: nothing imports Sum',
  ]);
});

it('ignores what a framework imports by name', () => {
  expect(deadExports([file('app/vara/page.tsx', 'export const metadata = {};')])).toEqual([]);
});
