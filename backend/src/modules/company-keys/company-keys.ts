import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { maximumListNameLength, normaliseListName } from '../../../../lib/rules/orders/list-name.ts';
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
import * as store from './internal/store.ts';
import { hashText } from '../../hash-input.ts';

type Key = ResolversParentTypes['CompanyKey'];

/** So that a secret that was pasted somewhere is known for what it is. */
const secretPrefix = 'vlk_';
const maximumKeys = 20;

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function readKeys(context: Context): Promise<Key[]> {
  const { customerId } = requireAbility(context, 'manage-keys');
  return (await store.findKeys(context.db, customerId)).map(toKey);
}

/**
 * Makes a key for the customer acted for, and answers its secret this once. Sent again under the same idempotency key it answers the same
 * key with another secret, while nothing has called with the first.
 * @throws ShopError UNAUTHENTICATED; PERMISSION_DENIED, also where a password alone proved the person; BAD_REQUEST with
 * extensions.fields; FAILED_PRECONDITION for too many keys
 */
export async function createKey(
  context: Context,
  { idempotencyKey, name: typedName }: { idempotencyKey: string; name: string },
): Promise<ResolversParentTypes['CreatedCompanyKey']> {
  const session = requireAbility(context, 'manage-keys');
  requireStrongSession(context);
  const problems = new FieldProblems();
  const name = normaliseListName(typedName);
  if (name === null) problems.add('name', `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.`);
  if (!isAccessKey(idempotencyKey)) problems.add('key', badRequestMessage);
  problems.check();
  const { secret, kept } = makeSecret(secretPrefix);
  return context.db.transaction(async (tx) => {
    const { actorId, customerId, billToId } = session;
    // Of two presses at once the second counts what the first has made.
    await lockCustomer(tx, customerId);
    const existing = await store.findKeys(tx, customerId);
    if (existing.length >= maximumKeys && !existing.some(({ key }) => key.idempotencyKey === idempotencyKey))
      throw new ShopError('FAILED_PRECONDITION', `Lyklar geta verið ${maximumKeys} í mesta lagi.`, {
        reason: 'keys',
      });
    const row = await store.putKey(tx, {
      idempotencyKey,
      customerId,
      makerId: actorId,
      billToId,
      name: name ?? '',
      ...kept,
    });
    if (!row) throw new ShopError('BAD_REQUEST', undefined, { reason: 'key' });
    await writeAudit(tx, session, 'create-key', { keyId: row.id });
    return { key: await readOwnKey(tx, customerId, row.id), secret };
  });
}

/** Ends a key at once; asked again it answers the same. @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED, NOT_FOUND */
export async function revokeKey(context: Context, keyId: string): Promise<boolean> {
  const session = requireAbility(context, 'manage-keys');
  const id = toRowId(keyId);
  await context.db.transaction(async (tx) => {
    if (!(await store.revokeKey(tx, session.customerId, id))) throw new ShopError('NOT_FOUND');
    await writeAudit(tx, session, 'revoke-key', { keyId: id });
  });
  return true;
}

/**
 * Who a system with this secret calls as: the key's maker, with what they may do for the customer at this moment. Null for a secret
 * that opens nothing, or whose maker may not act for the customer any more.
 */
export async function readKeyCaller(
  db: Database,
  secret: string,
): Promise<{ keyId: number; session: Session } | null> {
  const row = await store.findKeyBySecret(db, hashText(secret));
  const session = row && (await readMakerSession(db, row));
  if (!row || !session) return null;
  await store.noteUse(db, row.id);
  return { keyId: row.id, session };
}

async function readOwnKey(tx: Database, customerId: number, id: number): Promise<Key> {
  const found = (await store.findKeys(tx, customerId)).find(({ key }) => key.id === id);
  if (!found) throw new Error(`No key ${id}`);
  return toKey(found);
}

function toKey({ key, makerName }: { key: store.KeyRow; makerName: string }): Key {
  const { id, name, ending, createdAt, lastUsedAt } = key;
  return {
    id: String(id),
    name,
    ending,
    makerName,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
