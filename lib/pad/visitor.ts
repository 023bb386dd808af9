import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { graphql } from '../io/graphql.ts';
import { may } from '../rules/people/abilities.ts';
import { readSignedInHint } from '../visitor/signed-in-hint.ts';
import { closeDatabase, readOwner, saveOwner } from './database.ts';
import { forgetPad } from '../visitor/forget-pad.ts';

/** For whom the pad is. */
export type PadVisitor =
  | { kind: 'guest' }
  /** Signed in, but sees no prices and so orders nothing. */
  | { kind: 'refused' }
  /** No connection, and nothing kept that says who this is. */
  | { kind: 'unreachable' }
  | { kind: 'offline'; customerId: string; actorId: string }
  | { kind: 'online'; customerId: string; customerName: string; actorId: string; contextVersion: number };

/** A connection that takes longer is none (ms). */
const askTimeoutMs = 10_000;

/**
 * Who writes, as the shop says; without a connection who wrote last. Of who signed out, and of another person, nothing stays
 * on this device.
 */
export async function identifyVisitor(): Promise<PadVisitor> {
  if (!readSignedInHint()) return forgetVisitor();
  const asked = await graphql(
    AuthenticatedCustomerDocument,
    {},
    { signal: AbortSignal.timeout(askTimeoutMs) },
  ).catch(() => undefined);
  const owner = await readOwner().catch(() => null);
  if (!asked) return owner ? { kind: 'offline', ...owner } : { kind: 'unreachable' };
  const { authenticatedCustomer: customer } = asked;
  if (!customer) return forgetVisitor();
  const { id: customerId, name: customerName, contextVersion, actor } = customer;
  if (owner && owner.actorId !== actor.id) await forgetVisitor();
  else if (owner && owner.customerId !== customerId)
    await saveOwner({ ...owner, customerId }).catch(() => undefined);
  if (!may(customer, 'see-prices')) return { kind: 'refused' };
  return { kind: 'online', customerId, customerName, actorId: actor.id, contextVersion };
}

async function forgetVisitor(): Promise<PadVisitor> {
  await forgetKept();
  return { kind: 'guest' };
}

/** As forgetPad, from a page that has the database open. */
export async function forgetKept(): Promise<void> {
  await closeDatabase();
  await forgetPad();
}
