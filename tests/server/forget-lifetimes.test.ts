import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { expect, it } from 'vitest';
import { forgetOldLifetimes } from '../../lib/page-cache/forget-lifetimes.ts';

it('Next remembers the lifetimes of a thousand addresses, not of all', () => {
  forgetOldLifetimes();
  const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  for (let index = 0; index < 3_000; index += 1)
    lifetimes.set(`/vara/${index}`, { revalidate: 60, expire: 120 });
  const remembered = Reflect.get(SharedCacheControls, 'cacheControls') as ReadonlyMap<string, object>;
  expect(remembered.size).toBe(1_000);
  expect(remembered.has('/vara/2999')).toBe(true);
});
