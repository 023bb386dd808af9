import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { aPurchasingSystem, aVisit } from '../kit/purchasing-system.ts';
import type { Visitor } from '../kit/visitor.ts';
import { setUpAccess, shop, world } from './access-setting.ts';
import { listFields, runOperation, toDocument } from './ask.ts';
import { operations } from './operations.ts';

/* A purchasing system's visit, opened as the company's manager, may little of what the manager may. */

const fields = listFields(buildSchema(schemaText));
/** What it may; everything else, and what comes later, is refused. */
const open = new Set(
  `acceptCartPrices addLinesToCart addToCart removeFromCart updateCart authenticatedCustomer brands cart categories category
   categoryAddress cmsNavigation cmsPage cmsPages employees openingHours ownNumberMatches product productAddress productGroup productPage
   productWalk productsByCodes savedItems`.split(/\s+/),
);

setUpAccess();

async function visit(): Promise<Visitor> {
  await shop.db.delete(rateLimits);
  const manager = await shop.signedIn(world.managerId, { customerId: world.companyId });
  return aVisit(shop, await aPurchasingSystem(manager));
}

describe('a visit', () => {
  it('is refused everything but goods and its own cart', async () => {
    const visitor = await visit();
    for (const [name, { variables }] of Object.entries(operations)) {
      const found = fields.get(name);
      if (!found) throw new Error(`No operation ${name}`);
      const given = await variables(world);
      const { cell } = await runOperation(visitor, toDocument(found.of, found.field, given), given);
      expect([name, cell === 'P']).toEqual([name, !open.has(name)]);
    }
  });

  it('gets no files but prices, and cannot become more', async () => {
    const visitor = await visit();
    for (const path of ['orders.csv', 'invoices.csv', 'statement.csv', 'statement.pdf'])
      expect([path, (await visitor.fetch(`/exports/${path}`)).status]).toEqual([path, 403]);
    for (const path of ['renewal', 'strengthen'])
      expect((await visitor.post(`/customer/auth/${path}`, { idToken: 'x' })).status).toBe(401);
    expect((await visitor.fetch('/customer/auth/logout')).status).toBe(200);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});
