import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage, requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import type { FieldProblems } from '../../../field-problems.ts';
import {
  countEntries,
  findEntries,
  findEntryByKey,
  insertEntry,
  lockEntryKey,
  type NewQuoteEntry,
  type QuoteEntryRow,
} from './entry-store.ts';
import { refusal } from './refusals.ts';

type Entry = ResolversParentTypes['SalesQuoteEntry'];

/** All that is kept on one quote: more nobody reads, and a script could fill the table. */
const maximumEntries = 200;
/** Room for offers, which an agent can still send when buyers may not write any more. */
const entriesForOffers = 50;
const maximumKeyLength = 100;

/** What both sides have said on a quote, for either of them. */
export async function readEntries(db: Database, quoteId: number): Promise<Entry[]> {
  const rows = await findEntries(db, quoteId, maximumEntries + entriesForOffers);
  return rows.map(({ entry, author }) => ({
    id: String(entry.id),
    kind: entry.kind,
    author,
    isFromShop: entry.isFromShop,
    date: entry.writtenAt.toISOString(),
    text: entry.text,
    lines: (entry.content?.lines ?? []).map(({ productId, alternativeToProductId, ...line }) => ({
      ...line,
      productId: String(productId),
      alternativeToProductId: alternativeToProductId === undefined ? null : String(alternativeToProductId),
    })),
    wantedDate: entry.content?.wantedOn ?? null,
    offer: toOffer(entry),
  }));
}

function toOffer({ content }: QuoteEntryRow): Entry['offer'] {
  if (!content?.offer) return null;
  const { version, validUntil, delivery, deliveryAmount, total } = content.offer;
  return { version, validUntilDate: validUntil, delivery, deliveryAmount, totalPrice: total };
}

/**
 * The quote that a call with this idempotency key has written to; null for a new key. Calls with the same key wait for each other.
 * @throws ShopError BAD_REQUEST for a key that is none, or that named something else
 */
export async function findQuoteByKey(
  tx: Database,
  { actorId }: Pick<Session, 'actorId'>,
  { key, kind, quoteId }: { key: string; kind: QuoteEntryRow['kind']; quoteId?: number },
): Promise<number | null> {
  if (key === '' || key.length > maximumKeyLength || !key.isWellFormed()) throw new ShopError('BAD_REQUEST');
  await lockEntryKey(tx, actorId, key);
  const done = await findEntryByKey(tx, actorId, key);
  if (!done) return null;
  if (done.kind !== kind || (quoteId !== undefined && done.quoteId !== quoteId))
    throw new ShopError('BAD_REQUEST');
  return done.quoteId;
}

/** Adds to what was said. @throws ShopError FAILED_PRECONDITION quote.full */
export async function writeEntry(
  tx: Database,
  { actorId, role }: Pick<Session, 'actorId' | 'role'>,
  entry: Omit<NewQuoteEntry, 'authorId' | 'isFromShop'>,
): Promise<void> {
  const room = entry.kind === 'Offer' ? maximumEntries + entriesForOffers : maximumEntries;
  if ((await countEntries(tx, entry.quoteId)) >= room) throw refusal('quote.full');
  await insertEntry(tx, {
    ...entry,
    authorId: actorId,
    isFromShop: entry.kind === 'Offer' || role === 'Agent',
  });
}

/** Typed words as they are stored: line breaks are intended, other control characters do not belong in a mail. */
export function readWords(
  typed: string,
  {
    problems,
    path,
    maximumLength,
    isRequired = false,
  }: { problems: FieldProblems; path: string; maximumLength: number; isRequired?: boolean },
): string {
  const text = normaliseText(typed.replaceAll(/\r\n?/g, '\n'));
  const isText =
    Array.from(text).length <= maximumLength && !/[^\P{Cc}\n]/u.test(text) && text.isWellFormed();
  if (isRequired && text === '') problems.add(path, requiredMessage);
  else problems.add(path, isText ? null : badRequestMessage);
  return text;
}
