import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFirstLoads } from '../build/first-load.ts';
import { shellSize } from './shell-size.ts';
import { root } from '../shop/children.ts';

interface RouteSize {
  route: string;
  /** Bytes of JavaScript before the page is interactive, each file gzipped separately as it is sent. */
  gzipped: number;
  files: number;
}

/** Budgets of the public routes that visitors open first, in KB gzipped. The framework alone is some 133. */
const budgets: Readonly<Record<string, number>> = {
  '/vara/[slug]': 154.6,
  '/[...page]': 156.1,
  '/voruflokkur/[slug]': 164.9,
  '/leit': 164.7,
};

/**
 * First-load JavaScript of each route of the production build in .next, largest first.
 * @throws when there is no build
 */
function routeSizes(): RouteSize[] {
  const sizes = new Map<string, number>();
  const gzippedSize = (path: string): number => {
    const size = sizes.get(path) ?? gzipSync(readFileSync(join(root, path))).length;
    sizes.set(path, size);
    return size;
  };
  return readFirstLoads()
    .map(({ route, files }) => ({
      route,
      gzipped: files.reduce((sum, path) => sum + gzippedSize(path), 0),
      files: files.length,
    }))
    .toSorted((a, b) => b.gzipped - a.gzipped);
}

/**
 * Budget of the shell's own code, in KB gzipped: header, footer, menus, a phone's search and the choice of prices are drawn by
 * it (decision 048).
 */
const shellBudget = 18.1;

/**
 * Budget of the identity service's SDK with all ways to sign in, none of them part of a first load, in KB gzipped. Calls of the
 * backend are part of no first load either, and stand in several of these chunks.
 */
const identityBudget = 63.1;
/** Occurs only in the SDK's code. */
const identityMark = 'identitytoolkit.googleapis.com';

/** @returns gzipped bytes of the chunks with the identity SDK; none of them is part of a first load */
function identitySize(): number {
  const files = globSync('.next/static/chunks/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file)),
  );
  const sizes = files.filter((file) => file.includes(identityMark)).map((file) => gzipSync(file).length);
  if (sizes.length === 0) throw new Error('No chunk holds the identity SDK');
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (import.meta.main) {
  const routes = routeSizes();
  const widest = Math.max(...routes.map(({ route }) => route.length));
  console.log('First-load JavaScript, gzipped');
  for (const { route, gzipped, files } of routes) {
    const kilobytes = gzipped / 1024;
    const budget = budgets[route];
    const over = budget !== undefined && kilobytes > budget;
    const note = budget === undefined ? '' : `  ${over ? 'OVER' : 'within'} its ${budget} KB`;
    console.log(`${route.padEnd(widest)}  ${kilobytes.toFixed(1).padStart(6)} KB  ${files} files${note}`);
    if (over) process.exitCode = 1;
  }
  const report = (what: string, bytes: number, most: number): void => {
    const kilobytes = bytes / 1024;
    const isOver = kilobytes > most;
    console.log(`${what}: ${kilobytes.toFixed(1)} KB  ${isOver ? 'OVER' : 'within'} its ${most} KB`);
    if (isOver) process.exitCode = 1;
  };
  console.log('');
  report('Of that the code of the shell itself', await shellSize(), shellBudget);
  report('Identity SDK, with the sign-in form', identitySize(), identityBudget);
  const unknown = Object.keys(budgets).filter((name) => !routes.some(({ route }) => route === name));
  if (unknown.length > 0) throw new Error(`Budgets of unknown routes: ${unknown.join(', ')}`);
}
