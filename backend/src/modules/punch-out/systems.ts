import { randomBytes } from 'node:crypto';
import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { FieldProblems } from '../../field-problems.ts';
import { toRowId } from '../../row-id.ts';
import { lockCustomer } from '../customer/customers.ts';
import { requireAbility } from '../session/abilities.ts';
import { writeAudit } from '../session/audit.ts';
import { requireStrongSession } from '../session/require-strong.ts';
import { isAccessKey, makeSecret, readMakerSession } from '../session/system-access.ts';
import { readSystemInput } from './internal/system-input.ts';
import * as store from './internal/system-store.ts';
import { hashText } from '../../hash-input.ts';

type System = ResolversParentTypes['PurchasingSystem'];
type SystemRow = store.SystemRow;

/** So that a secret that was pasted somewhere is known for what it is. */
const secretPrefix = 'vlp_';
const maximumSystems = 20;

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function readSystems(context: Context): Promise<System[]> {
  const { customerId } = requireAbility(context, 'manage-keys');
  return (await store.findSystems(context.db, customerId)).map(toSystem);
}

/**
 * Gives a purchasing system access to the shop for the customer acted for, and answers its secret this once. Sent again under the
 * same idempotency key it answers the same system with another secret, while nothing has called with the first.
 * @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED, also where a password alone proved the person; BAD_REQUEST with
 * extensions.fields; FAILED_PRECONDITION for too many systems
 */
export async function createSystem(
  context: Context,
  idempotencyKey: string,
  input: ResolversTypes['PurchasingSystemInput'],
): Promise<ResolversParentTypes['CreatedPurchasingSystem']> {
  const session = requireAbility(context, 'manage-keys');
  requireStrongSession(context);
  const { actorId, customerId, billToId } = session;
  const problems = new FieldProblems();
  const values = await readSystemInput(context.db, session, input, problems);
  if (!isAccessKey(idempotencyKey)) problems.add('key', badRequestMessage);
  problems.check();
  const { secret, kept } = makeSecret(secretPrefix);
  return context.db.transaction(async (tx) => {
    // Of two presses at once the second counts what the first has made.
    await lockCustomer(tx, customerId);
    const existing = await store.findSystems(tx, customerId);
    const isRepeated = existing.some(({ system }) => system.idempotencyKey === idempotencyKey);
    if (existing.length >= maximumSystems && !isRepeated)
      throw new ShopError('FAILED_PRECONDITION', `Innkaupakerfi geta verið ${maximumSystems} í mesta lagi.`, {
        reason: 'systems',
      });
    const row = await store.putSystem(tx, {
      ...values,
      idempotencyKey,
      customerId,
      makerId: actorId,
      billToId,
      username: values.kind === 'OCI' ? `oci-${randomBytes(5).toString('hex')}` : null,
      ...kept,
    });
    if (!row) throw new ShopError('BAD_REQUEST', undefined, { reason: 'key' });
    await writeAudit(tx, session, 'create-system', { systemId: row.id });
    return { system: await readOwnSystem(tx, customerId, row.id), secret };
  });
}

/** Ends a system's access and its visits at once; asked again it answers the same. @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED, NOT_FOUND */
export async function revokeSystem(context: Context, systemId: string): Promise<boolean> {
  const session = requireAbility(context, 'manage-keys');
  const id = toRowId(systemId);
  await context.db.transaction(async (tx) => {
    if (!(await store.revokeSystem(tx, session.customerId, id))) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'revoke-system', { systemId: id });
  });
  return true;
}

/** A system that called, and who it calls as: who made its access, with what they may do for the customer at this moment. */
export interface SystemCaller {
  system: SystemRow;
  session: Session;
}

/** Null for a secret that opens nothing, whose maker may not act for the customer any more, or that is not `proves`d. */
export async function readSystemCaller(
  db: Database,
  secret: string,
  proves: (system: SystemRow) => boolean,
): Promise<SystemCaller | null> {
  const system = await store.findSystemBySecret(db, hashText(secret));
  if (!system || !proves(system)) return null;
  const session = await readMakerSession(db, system);
  if (session) await store.noteUse(db, system.id);
  return session && { system, session };
}

/** A system's access by its row, as readSystemCaller; null when it was revoked. */
export async function readSystemById(db: Database, id: number): Promise<SystemCaller | null> {
  const system = await store.findSystem(db, id);
  const session = system && (await readMakerSession(db, system));
  return system && session && { system, session };
}

async function readOwnSystem(tx: Database, customerId: number, id: number): Promise<System> {
  const found = (await store.findSystems(tx, customerId)).find(({ system }) => system.id === id);
  if (!found) throw new Error(`No purchasing system ${id}`);
  return toSystem(found);
}

function toSystem({ system, makerName }: { system: SystemRow; makerName: string }): System {
  const { id, name, kind, username, identities, hosts, ending, createdAt, lastUsedAt } = system;
  return {
    id: String(id),
    name,
    kind,
    username,
    identities,
    hosts,
    ending,
    makerName,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
