import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { type DocumentReader, parseDay } from '../document-filter.ts';
import { readBalanceBefore, findMovements, type Movement } from './statement-store.ts';

/** Days of the longest statement. */
const maxDays = 3_660;
/** Movements on the page; the files contain all. */
const maxShownMovements = 500;
/** Movements in the longest file. */
const maxMovements = 50_000;

export interface Statement {
  /** ISO dates, inclusive. */
  from: string;
  to: string;
  /** Krónur owed before the first day, and after the last. */
  opening: number;
  closing: number;
  movements: (Movement & { balance: number })[];
}

/**
 * All movements on a customer's account in a period.
 * @throws ShopError BAD_REQUEST for invalid days, in the wrong order, or too many; PERMISSION_DENIED for who sees units only, because the
 * account is the company's as a whole
 */
export async function loadStatement(
  db: Database,
  { customerId, unitIds }: DocumentReader,
  from: string,
  to: string,
): Promise<Statement> {
  if (unitIds !== null) throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'unit' });
  const start = parseDay(from);
  const end = new Date(parseDay(to).getTime() + dayMs);
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > maxDays) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const opening = await readBalanceBefore(db, customerId, start);
  const foundMovements = await findMovements(db, customerId, { from: start, before: end }, maxMovements + 1);
  if (foundMovements.length > maxMovements)
    throw new ShopError('BAD_REQUEST', 'Tímabilið er of langt. Vinsamlegast veljið styttra tímabil.');
  let balance = opening;
  const movements = foundMovements.map((movement) => {
    balance += movement.amount;
    return { ...movement, balance };
  });
  return { from, to, opening, closing: balance, movements };
}

/** The statement of the contract. */
export async function readStatement(
  db: Database,
  session: Session,
  from: string,
  to: string,
): Promise<ResolversParentTypes['AccountStatement']> {
  const { movements, opening, closing } = await loadStatement(db, session, from, to);
  const sum = (isTruncated: (amount: number) => boolean): number =>
    movements.reduce((total, { amount }) => (isTruncated(amount) ? total + amount : total), 0);
  return {
    from,
    to,
    openingBalance: opening,
    closingBalance: closing,
    charged: sum((amount) => amount > 0),
    paid: sum((amount) => amount < 0),
    hasMore: movements.length > maxShownMovements,
    movements: movements
      .slice(0, maxShownMovements)
      .map(({ at, kind, invoiceId, number, amount, balance }) => ({
        at: at.toISOString(),
        kind,
        invoiceId: String(invoiceId),
        number: String(number),
        amount,
        balance,
      })),
  };
}
