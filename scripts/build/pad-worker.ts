import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from '../shop/children.ts';

/** Makes the service worker of the order pad: one file, since it may load no other. */
export async function buildPadWorker(): Promise<void> {
  await build({
    input: join(root, 'lib/pad/worker.ts'),
    output: { file: join(root, 'public/auth/pad-worker.js'), format: 'iife', minify: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  });
}
