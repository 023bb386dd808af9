import { demoAssets } from './assets.ts';

const makers = new Map(demoAssets().map(({ path, make }) => [path, make]));

/** Makes a file of the demo's bucket by its path in it, for IMAGES_MAKER. */
export function makeAsset(path: string): Promise<Buffer> | Buffer | undefined {
  return makers.get(path)?.();
}
