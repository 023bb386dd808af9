import { afterAll, beforeAll } from 'vitest';
import { testShop, type Shop } from '../kit/shop.ts';
import { createWorld, type World } from './world.ts';

export let shop: Shop;
export let world: World;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpAccess(): void {
  beforeAll(async () => {
    shop = await testShop({
      ACQUIRER_URL: 'http://127.0.0.1:9',
      ACQUIRER_SECRET_KEY: 'test-acquirer-secret',
      ACQUIRER_WEBHOOK_SECRET: 'test-webhook-secret',
    });
    world = await createWorld(shop);
    // As much work as some dozen orders, also on a busy machine.
  }, 180_000);
  afterAll(() => shop.connection.close());
}
