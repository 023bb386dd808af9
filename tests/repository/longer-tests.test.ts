import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shop/children.ts';
import { longerJourneys, longerTests } from '../../scripts/test/longer.ts';

const matching = (pattern: string): string[] => globSync(pattern, { cwd: root });
const filesOf = (name: string): string[] => matching(`tests/${name}.test.{ts,tsx}`);
const journeysOf = (name: string): string[] => matching(`e2e/${name}.spec.ts`);

/** What a change to the shop must never break unnoticed for a day: prices, carts, orders, payments, and who may see what. */
const always = [
  'tests/{access,rules}/**/*.test.ts',
  'tests/backend/{campaigns,card-payment,cart,checkout*,credit*,csrf,own-carts,price-tiers,promo,refunds,stock}.test.ts',
  'tests/components/checkout/*.test.{ts,tsx}',
  'e2e/{cart,checkout-changes,csrf,purchase}.spec.ts',
];

describe('what npm test leaves to npm run test:all', () => {
  it('is there under the name that is listed', () => {
    expect(longerTests.filter((name) => filesOf(name).length === 0)).toEqual([]);
    expect(longerJourneys.filter((name) => journeysOf(name).length === 0)).toEqual([]);
  });

  it('is neither what an order costs nor who may see what', () => {
    const left = new Set([...longerTests.flatMap(filesOf), ...longerJourneys.flatMap(journeysOf)]);
    const kept = always.map(matching);
    expect(kept.every((files) => files.length > 0)).toBe(true);
    expect(kept.flat().filter((file) => left.has(file))).toEqual([]);
  });
});
