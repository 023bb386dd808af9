import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { root } from './shop/children.ts';

const statsSchema = z.array(z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }));

export interface RouteSize {
  route: string;
  /** Bytes of JavaScript before the page is interactive, each file gzipped by itself as it is sent. */
  gzipped: number;
  files: number;
}

/**
 * First-load JavaScript of each route of the production build in .next, largest first.
 * @throws when there is no build
 */
export function routeSizes(): RouteSize[] {
  const file = join(root, '.next/diagnostics/route-bundle-stats.json');
  const sizes = new Map<string, number>();
  const gzippedSize = (path: string): number => {
    const size = sizes.get(path) ?? gzipSync(readFileSync(join(root, path))).length;
    sizes.set(path, size);
    return size;
  };
  return statsSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ route, firstLoadChunkPaths: paths }) => ({
      route,
      gzipped: paths.reduce((sum, path) => sum + gzippedSize(path), 0),
      files: paths.length,
    }))
    .toSorted((a, b) => b.gzipped - a.gzipped);
}

if (import.meta.main) {
  const routes = routeSizes();
  const widest = Math.max(...routes.map(({ route }) => route.length));
  console.log('First-load JavaScript, gzipped');
  for (const { route, gzipped, files } of routes)
    console.log(`${route.padEnd(widest)}  ${(gzipped / 1024).toFixed(1).padStart(6)} KB  ${files} files`);
}
