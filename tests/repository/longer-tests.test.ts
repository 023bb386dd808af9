import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shop/children.ts';
import { longerJourneys, longerTests } from '../../scripts/test/longer.ts';

describe('what npm test leaves to npm run test:all', () => {
  it('is there under the name that is listed', () => {
    const files = [
      ...longerTests.map((name) => `tests/${name}.test.ts`),
      ...longerJourneys.map((name) => `e2e/${name}.spec.ts`),
    ];
    expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  });

  it('is neither what an order costs nor who may see what', () => {
    const kept = /^(?:access|rules)\/|checkout|card|payment|cart|price|csrf|race/;
    expect([...longerTests, ...longerJourneys].filter((name) => kept.test(name))).toEqual([
      'invoice-payment',
    ]);
  });
});
