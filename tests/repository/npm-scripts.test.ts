import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

it('npm scripts are at most thirty-five', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(35);
});

it('npm scripts run existing files', () => {
  const named = Object.values(scripts).flatMap((command) => command.match(/\b[\w./-]+\.(ts|mjs)\b/g) ?? []);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
