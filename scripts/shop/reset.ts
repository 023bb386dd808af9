import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './children.ts';
import { runningShop } from './running.ts';

const data = join(root, '.data');
const running = runningShop(data);
if (running) {
  console.error(
    `The shop runs at ${running.url} (process ${running.pid}). Stop it first, with Ctrl-C in its window.`,
  );
  process.exitCode = 1;
} else {
  // Also the backend responses cached by the storefront's build; the build itself stays.
  const folders = [data, join(root, '.next/cache/fetch-cache')].filter((folder) => existsSync(folder));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  console.log(
    folders.includes(data)
      ? 'The demo shop’s data is deleted. npm start creates it again.'
      : 'Nothing to reset.',
  );
}
