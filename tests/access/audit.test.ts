import { eq } from 'drizzle-orm';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { auditLog, rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { ActionsInPlaceDocument } from '../../graphql/generated/documents-on-demand.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import {
  actionLabel,
  isRecordedMutation,
  ownActions,
  recordedMutations,
} from '../../lib/rules/people/actions-in-place.ts';
import { listFields, runOperation, toDocument } from './ask.ts';
import { setUpAccess, shop, world } from './access-setting.ts';
import { identities, signInAs } from './identities.ts';
import { operations } from './operations.ts';

const fields = listFields(buildSchema(schemaText));

/** Not the customer's but the person's own, e.g. what an agent notes down about a customer, or nobody's. */
const notInPlace = [
  'addCustomerNote',
  'updateCustomerNote',
  'deleteCustomerNote',
  'setNextCall',
  'endSession',
  'endOtherSessions',
  'setMarketingConsent',
  'resumeMail',
  'acceptInvitation',
  'trackNewsletterSignup',
  'confirmNewsletterSignup',
  'leaveNewsletter',
  'preflightRegistration',
  'registerCustomer',
  'confirmEmail',
  'resendConfirmation',
  'requestSignInLink',
  'forgotPassword',
  'passwordWasReset',
];

setUpAccess();

/** Whether an identity may make the change, by the table of who may do what. */
const isAllowed = (name: string, identity: (typeof identities)[number]) =>
  operations[name]?.cells.split(' ')[identities.indexOf(identity)] === 'ok';
const changes = [...fields]
  .filter(([name, { of }]) => of === 'mutation' && !notInPlace.includes(name))
  .map(([name]) => name);

async function run(name: string, identity: (typeof identities)[number]) {
  const found = fields.get(name);
  if (!found) throw new Error(`No operation ${name}`);
  const given = await operations[name]!.variables(world);
  const visitor = await signInAs(shop, world, identity);
  await shop.db.delete(rateLimits);
  await shop.db.delete(auditLog);
  const { cell } = await runOperation(visitor, toDocument(found.of, found.field, given), given);
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, world.companyId));
  return { cell, rows };
}

describe.each([
  ['acting', 'agentId'],
  ['manager', 'managerId'],
] as const)('in the company’s place, as %s', (identity, actor) => {
  it.each(changes.filter((name) => isAllowed(name, identity)))('%s is recorded', async (name) => {
    const { cell, rows } = await run(name, identity);
    expect(cell).toBe('ok');
    expect(rows.filter(({ actorId }) => actorId === world[actor])).not.toEqual([]);
    expect(rows.filter(({ action }) => action === 'write')).toHaveLength(isRecordedMutation(name) ? 1 : 0);
    expect(rows.filter(({ details }) => 'refused' in details)).toEqual([]);
  });
});

it('a change that was refused is marked so, and is not shown', async () => {
  const { cell, rows } = await run('removePromoCode', 'acting');
  expect(cell).toBe('N');
  expect(rows).toMatchObject([
    { action: 'write', details: { operation: 'removePromoCode', refused: 'NOT_FOUND' } },
  ]);
  const { actionsInPlace } = await world.manager.ask(ActionsInPlaceDocument, { page: 1 });
  expect(actionsInPlace).toMatchObject({ actions: [], total: 0, pageCount: 1 });
});

it('what somebody does for themselves is nobody else’s, and is not recorded as such', async () => {
  const { rows } = await run('addToCart', 'agent');
  expect([rows, await shop.db.select().from(auditLog)]).toEqual([[], []]);
});

it('the company sees who did what and when, and no other company does', async () => {
  const { rows } = await run('addToCart', 'acting');
  const { actionsInPlace } = await world.manager.ask(ActionsInPlaceDocument, { page: 1 });
  expect(actionsInPlace).toMatchObject({
    total: 1,
    actions: [
      { at: rows[0]!.at.toISOString(), isAgent: true, operation: 'addToCart', orderId: null, quoteId: null },
    ],
  });
  const other = await signInAs(shop, world, 'other');
  expect((await other.ask(ActionsInPlaceDocument, { page: 1 })).actionsInPlace.total).toBe(0);
});

it('an order and a quote that can be seen are led to, a draft is not', async () => {
  await shop.db.delete(auditLog);
  const { orderId } = await world.anOrder();
  const { id: quoteId } = await world.quote();
  await world.draft();
  const { actionsInPlace } = await world.manager.ask(ActionsInPlaceDocument, { page: 1 });
  const about = (operation: string) =>
    actionsInPlace.actions
      .filter((action) => action.operation === operation)
      .map((action) => [action.orderId, action.quoteId]);
  expect(about('order')).toEqual([[orderId, null]]);
  expect(about('quote-send')).toEqual([[null, quoteId]]);
  expect(about('quote-create')).toEqual([
    [null, null],
    [null, quoteId],
  ]);
});

it('every change has a name that people read', () => {
  const own = { ...recordedMutations, ...ownActions };
  expect(Object.keys(recordedMutations).filter((name) => fields.get(name)?.of !== 'mutation')).toEqual([]);
  for (const name of Object.keys(own)) expect(actionLabel(name)).not.toBe('Breytti gögnum');
  expect([actionLabel('what-is-to-come'), actionLabel('toString')]).toEqual([
    'Breytti gögnum',
    'Breytti gögnum',
  ]);
});
