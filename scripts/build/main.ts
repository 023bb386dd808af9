import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/children.ts';
import { compileHint } from './compile-hint.ts';
import { readFirstLoads } from './first-load.ts';
import { buildPadWorker } from './pad-worker.ts';

/** `npm run build`: the storefront for production, with the hint on each file of a first load, and the order pad's worker. */
const next = join(root, 'node_modules/next/dist/bin/next');
const { status } = spawnSync(process.execPath, [...process.execArgv, next, 'build'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

for (const file of new Set(readFirstLoads().flatMap(({ files }) => files))) {
  const path = join(root, file);
  const code = readFileSync(path, 'utf8');
  if (file.endsWith('.js') && !code.startsWith(compileHint)) writeFileSync(path, compileHint + code);
}

await buildPadWorker();
