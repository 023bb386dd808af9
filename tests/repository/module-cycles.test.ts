import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesOf, importGraph, moduleOf, roomOf } from '../../scripts/checks/module-cycles.ts';

const graphOf = (needs: Record<string, string[]>) =>
  new Map(Object.entries(needs).map(([module, needed]) => [module, new Set(needed)]));

describe('backend modules that need each other', () => {
  it('are found, two or more of them', () => {
    expect(cyclesOf(graphOf({ cart: ['orders'], orders: ['cart'] }))).toEqual(['cart → orders → cart']);
    expect(cyclesOf(graphOf({ a: ['b'], b: ['c'], c: ['d', 'b'], d: [] }))).toEqual(['b → c → b']);
    expect(cyclesOf(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });

  it('are found when they need only a type', () => {
    const files = [
      [
        'backend/src/modules/cart/carts.ts',
        "import type { Order } from '../orders/order.ts';\nexport type O = Order;",
      ],
      ['backend/src/modules/orders/internal/read.ts', "import { cart } from '../../cart/carts.ts';\ncart();"],
      ['backend/src/app.ts', "import { cart } from './modules/cart/carts.ts';\ncart();"],
    ] as const;
    expect(cyclesOf(importGraph(files, moduleOf))).toEqual(['cart → orders → cart']);
  });

  it('do not exist in this shop, nor do folders inside a module', () => {
    const files = globSync('backend/src/modules/**/*.ts').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    const modules = importGraph(files, moduleOf);
    const rooms = importGraph(files, roomOf);
    expect([modules.has('checkout'), rooms.get('checkout/card')?.has('checkout/place')]).toEqual([
      true,
      true,
    ]);
    expect([...cyclesOf(modules), ...cyclesOf(rooms)]).toEqual([]);
  });
});
