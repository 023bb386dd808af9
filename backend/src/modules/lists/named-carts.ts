import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { addLinesToCart } from '../cart/add-lines.ts';
import { lockBuyersCart, takeLines } from '../cart/carts.ts';
import { readCustomer } from '../customer/customers.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { withLimit } from '../session/limits.ts';
import { requireSession } from '../session/sessions.ts';
import { handedLetter } from './internal/handed-letter.ts';
import { toList } from './internal/read.ts';
import { findReceivers } from './internal/receivers.ts';
import { requireVisibleList } from './internal/rights.ts';
import * as store from './internal/store.ts';
import { actsForCompany, requireFreeName, requireRoom } from './lists.ts';

type List = ResolversParentTypes['ProductList'];
type Receiver = ResolversParentTypes['CartReceiver'];

/** Carts that one person may hand over: each is a mail. */
const handLimit = { tries: 60, windowSeconds: 3_600, countsSuccess: true } as const;
/** Characters of a sender's name in the name of a cart. */
const maxSenderLength = 80;

/** Where the goods come from. */
interface Source {
  lines: { productId: number; quantity: number; addedById: number | null; addedAt: Date }[];
  /** Takes them out of the own cart; a kept cart stays. */
  empty: () => Promise<void>;
}

/**
 * Keeps the own cart, or copies a kept one, under a name, once for each key.
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a cart that this visitor may not see, FAILED_PRECONDITION for an empty one, and
 * as createList
 */
export async function saveCart(context: Context, input: ResolversTypes['SaveCartInput']): Promise<List> {
  const session = requireSession(context);
  const claim = toClaim(session, 'keep', input);
  return context.db.transaction(async (tx) => {
    const source = await lockSource(tx, session, input.listId ?? null);
    const known = await findClaimed(tx, session, claim);
    const id = known ?? (await keep(tx, session, claim.stored, input, source));
    return toList(tx, session, await requireVisibleList(tx, session, String(id)));
  });
}

async function keep(
  tx: Database,
  session: Session,
  key: string,
  { name, isShared, listId, emptiesCart }: ResolversTypes['SaveCartInput'],
  source: Source,
): Promise<number> {
  requireGoods(source.lines);
  const { actorId, customerId } = session;
  // In a copy of a kept cart, who copies has put the goods there.
  const isCopy = listId != null;
  const author = isCopy ? { addedById: actorId, addedAt: new Date() } : {};
  const id = await insertCart(
    tx,
    session,
    source.lines.map((line) => ({ ...line, ...author })),
    {
      customerId,
      makerId: actorId,
      name: await requireFreeName(tx, session, 'Cart', name),
      isShared: isShared && actsForCompany(session),
      key,
    },
  );
  if (emptiesCart && !isCopy) await source.empty();
  return id;
}

/** Who else orders for the customer acted for. @throws ShopError UNAUTHENTICATED */
export async function readReceivers(context: Context): Promise<Receiver[]> {
  return (await findReceivers(context.db, requireSession(context))).map(toReceiver);
}

/**
 * Hands the own cart, or a copy of a kept one, to somebody who orders for the same customer, once for each key.
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a cart that this visitor may not see or anybody who is no receiver,
 * FAILED_PRECONDITION for an empty cart, or with too many; BAD_REQUEST for a key that was used otherwise; UNAVAILABLE (HTTP 429) for too many mails
 */
export async function handOverCart(
  context: Context,
  input: ResolversTypes['HandOverCartInput'],
): Promise<Receiver> {
  const session = requireSession(context);
  const claim = toClaim(session, 'hand', input);
  const handOnce = () =>
    context.db.transaction(async (tx) => {
      const receiver = (await findReceivers(tx, session)).find(({ id }) => String(id) === input.receiverId);
      if (!receiver) throw new ShopError('NOT_FOUND');
      const source = await lockSource(tx, session, input.listId ?? null);
      if ((await findClaimed(tx, session, claim)) !== null) return receiver;
      requireGoods(source.lines);
      const sender = await readCustomer(tx, session.actorId);
      const fromName = sender?.name ?? '';
      const { customerId, actorId: fromId } = session;
      const listId = await insertCart(tx, session, source.lines, {
        customerId,
        makerId: receiver.id,
        name: await findFreeName(tx, { ...session, actorId: receiver.id }, fromName),
        isShared: false,
        fromId,
        key: claim.stored,
      });
      await source.empty();
      const letter = handedLetter({
        listId: String(listId),
        fromName,
        customerName: (await readCustomer(tx, customerId))?.name ?? '',
        lineCount: source.lines.length,
        site: siteUrl(context.config),
      });
      await sendMail(tx, context.config, { to: receiver.email, purpose: 'notice', letter });
      return receiver;
    });
  return toReceiver(
    await withLimit(context.db, { key: `hand-cart:${session.actorId}`, ...handLimit }, handOnce),
  );
}

/**
 * Adds a kept cart to the own one, in whole sales units; each line says who put it together.
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that this visitor may not see, FAILED_PRECONDITION for an empty one, and as
 * addLinesToCart
 */
export async function addNamedCart(
  context: Context,
  listId: string,
  key: string,
): ReturnType<typeof addLinesToCart> {
  const session = requireSession(context);
  const { db } = context;
  const list = await requireVisibleList(db, session, listId);
  const lines = await store.findLines(db, list.id, false);
  requireGoods(lines);
  const additions = lines.map(({ productId, quantity, unitOfMeasure, author }) => ({
    productId: String(productId),
    quantity: Math.ceil(quantity / unitOfMeasure) * unitOfMeasure,
    author,
  }));
  const answer = await addLinesToCart(context, key, additions, { listId: list.id });
  if (list.makerId === session.actorId && list.takenAt === null)
    await store.updateList(db, list.id, { takenAt: new Date() });
  return answer;
}

/**
 * The goods to keep or hand over. The own cart is locked before the customer's lists, as a checkout locks it before the debtor.
 * @throws ShopError NOT_FOUND
 */
async function lockSource(tx: Database, session: Session, listId: string | null): Promise<Source> {
  const own = listId === null ? await lockBuyersCart(tx, session) : null;
  await store.lockLists(tx, session.customerId);
  if (listId === null)
    return {
      lines: (own?.lines ?? []).map(({ product, quantity, author }) => ({
        productId: product.id,
        quantity,
        addedById: author?.id ?? null,
        addedAt: author?.at ?? new Date(),
      })),
      empty: async () => {
        if (own) await takeLines(tx, own.cartId, own.lines);
      },
    };
  const list = await requireVisibleList(tx, session, listId);
  const lines = await store.findLines(tx, list.id, false);
  return {
    lines: lines.map(({ productId, quantity, author }) => ({
      productId,
      quantity,
      addedById: author?.id ?? null,
      addedAt: author?.at ?? new Date(),
    })),
    empty: () => Promise.resolve(),
  };
}

async function insertCart(
  tx: Database,
  session: Session,
  lines: Source['lines'],
  values: Omit<Parameters<typeof store.insertList>[1], 'kind'>,
): Promise<number> {
  await requireRoom(tx, session, 'Cart');
  const listId = await store.insertList(tx, { ...values, kind: 'Cart' });
  await store.insertLines(
    tx,
    lines.map((line) => ({ listId, ...line })),
  );
  return listId;
}

/** What a cart of this sender is called among those that its receiver sees. */
async function findFreeName(tx: Database, receiver: store.Viewer, fromName: string): Promise<string> {
  const wanted = `Karfa frá: ${Array.from(fromName).slice(0, maxSenderLength).join('')}`;
  const taken = new Set(
    (await store.findLists(tx, receiver, { kind: 'Cart' })).map(({ name }) => name.toLowerCase()),
  );
  for (let number = 2, name = wanted; ; number += 1) {
    if (!taken.has(name.toLowerCase())) return name;
    name = `${wanted} (${number})`;
  }
}

function requireGoods(lines: readonly unknown[]): void {
  if (lines.length === 0)
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
}

/** An idempotency key with the input that it is good for. */
interface Claim {
  /** Counts for one person with one customer. */
  key: string;
  /** As it is kept: with the hash of its input. */
  stored: string;
}

/** @throws ShopError BAD_REQUEST for a key that is none */
function toClaim(
  { actorId, customerId }: Session,
  what: 'keep' | 'hand',
  { key, ...input }: { key: string },
): Claim {
  if (!/^[\w-]{8,64}$/.test(key)) throw new ShopError('BAD_REQUEST');
  const own = `${what}:${actorId}:${customerId}:${key}`;
  return { key: own, stored: `${own}:${hashInput(input)}` };
}

/** The list that the same call has made before. @throws ShopError BAD_REQUEST where the key was used with another input */
async function findClaimed(
  tx: Database,
  { customerId }: Session,
  { key, stored }: Claim,
): Promise<number | null> {
  const known = await store.findListByKey(tx, customerId, key);
  // Lists of before hold the key alone.
  if (known && known.key !== key && known.key !== stored)
    throw new ShopError('BAD_REQUEST', undefined, { reason: 'idempotencyKey' });
  return known?.id ?? null;
}

const toReceiver = ({ id, name }: { id: number; name: string }): Receiver => ({ id: String(id), name });
