import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shop/children.ts';
import { type Origin, replaceFigures } from './figures.ts';
import type { Metric } from './metric.ts';

const page = 'docs/figures.md';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** A plus after the hash marks uncommitted changes. */
export function originOf(bench: string): Origin {
  const isChanged = git('status', '--porcelain', '--', '.', `:!${page}`) !== '';
  const commit = `${git('rev-parse', '--short=7', 'HEAD')}${isChanged ? '+' : ''}`;
  return { bench, commit, date: new Date().toISOString().slice(0, 10) };
}

/** Writes the metrics into docs/figures.md. @returns its path in the repository */
export function recordFigures(origin: Origin, metrics: readonly Metric[]): string {
  const file = join(root, page);
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, replaceFigures(before, origin, metrics));
  return page;
}
