import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../shop/children.ts';

const statsSchema = z.array(z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }));

/** Each route of the build in .next, with the files of JavaScript before it is interactive, from the repository's root. @throws when there is no build */
export function readFirstLoads(): { route: string; files: string[] }[] {
  const file = join(root, '.next/diagnostics/route-bundle-stats.json');
  return statsSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ route, firstLoadChunkPaths: files }) => ({ route, files }));
}
