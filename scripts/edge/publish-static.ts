import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dayMs } from '../../lib/rules/dates/durations.ts';

/** Milliseconds for which files of a build stay after the last time it was published: longer than any page stays open. */
const keptMs = 30 * dayMs;
/** What is worth compressing. */
const compressible = /\.(?:js|css|svg|json|txt|map)$/;

/**
 * Publishes the static files of a build beside those of earlier ones, each once more as gzip and as brotli, so that the edge
 * compresses nothing and a page that was opened before a deployment finds its files.
 * @returns how many were new
 */
export function publishStatic(build: string, staticDir: string, now = Date.now()): number {
  const from = join(build, 'static');
  let published = 0;
  for (const name of globSync('**/*', { cwd: from })) {
    const source = join(from, name);
    if (!statSync(source).isFile()) continue;
    const target = join(staticDir, name);
    if (!existsSync(target)) {
      mkdirSync(dirname(target), { recursive: true });
      writeWithForms(target, readFileSync(source));
      published += 1;
    }
    for (const file of formsOf(target)) if (existsSync(file)) utimesSync(file, now / 1_000, now / 1_000);
  }
  removeOld(staticDir, now - keptMs);
  return published;
}

const formsOf = (file: string): string[] => [file, `${file}.gz`, `${file}.br`];

function writeWithForms(target: string, bytes: Buffer): void {
  writeFileSync(target, bytes);
  if (!compressible.test(target)) return;
  writeFileSync(`${target}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${target}.br`, brotliCompressSync(bytes));
}

function removeOld(staticDir: string, before: number): void {
  for (const name of globSync('**/*', { cwd: staticDir })) {
    const file = join(staticDir, name);
    const status = statSync(file);
    if (status.isFile() && status.mtimeMs < before) rmSync(file);
  }
}

if (import.meta.main) {
  const [build = '', staticDir = ''] = process.argv.slice(2);
  if (!build || !staticDir)
    throw new Error('publish-static.ts BUILD FOLDER, such as .next /opt/vorulind/static');
  console.log(`${publishStatic(build, staticDir)} new files published`);
}
