import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, root, startChild, untilReady } from '../../scripts/shop/children.ts';
import { storefrontArgs } from '../../scripts/shop/parts.ts';
import { processTask } from '../../scripts/shop/progress.ts';
import { storefrontSources } from '../../scripts/shop/sources.ts';

/** What the next version's buy button says instead. */
export const wording = { before: 'Bæta í körfu', after: 'Setja í körfu' } as const;
/** Where that is written: a part of every product's page that the browser runs. */
const changedFile = 'components/cart/add-to-cart.tsx';

/**
 * Builds another version of the storefront: this one's sources with other words on the buy button.
 * @param folder where it is put, on the same disk as this checkout
 */
export async function buildNextVersion(
  folder: string,
  env: Record<string, string>,
  log: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync([...storefrontSources, 'server.ts', 'package.json'], { cwd: root }))
    cpSync(join(root, file), join(folder, file), { recursive: true });
  // Links: the packages are hundreds of megabytes.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  const changed = join(folder, changedFile);
  const text = readFileSync(changed, 'utf8');
  if (!text.includes(wording.before)) throw new Error(`${changedFile} does not say “${wording.before}”`);
  writeFileSync(changed, text.replaceAll(wording.before, wording.after));
  const child = startChild({
    name: 'build of the next version',
    args: ['--max-old-space-size=1536', join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    cwd: folder,
    log,
  });
  await processTask('Building the next version', child);
}

/** Starts a storefront of the version in `folder` and waits until it is ready. */
export async function startVersion(
  folder: string,
  port: number,
  env: Record<string, string>,
  log: string,
): Promise<Child> {
  const child = startChild({
    name: `storefront ${port}`,
    args: storefrontArgs,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    cwd: folder,
    log,
  });
  await untilReady(child, `http://127.0.0.1:${port}/readyz`);
  return child;
}
