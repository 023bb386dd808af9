import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { dayOf } from '../document-filter.ts';
import { balanceBefore, findMovements, type Movement } from './statement-store.ts';

/** Days of the longest statement. */
const longest = 3_660;
/** Movements on the page; the files have all. */
const shown = 500;
/** Movements of the longest file. */
const mostMovements = 50_000;

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
 * All movements on a customer's account within days.
 * @throws ShopError BAD_REQUEST for days that do not exist, in the wrong order, or that are too many
 */
export async function statementOf(
  db: Database,
  { customerId }: Pick<Session, 'customerId'>,
  from: string,
  to: string,
): Promise<Statement> {
  const start = dayOf(from);
  const end = new Date(dayOf(to).getTime() + dayMs);
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > longest) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const opening = await balanceBefore(db, customerId, start);
  const found = await findMovements(db, customerId, { from: start, before: end }, mostMovements + 1);
  if (found.length > mostMovements)
    throw new ShopError('BAD_REQUEST', 'Tímabilið er of langt. Vinsamlegast veljið styttra tímabil.');
  let balance = opening;
  const movements = found.map((movement) => {
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
  const { movements, opening, closing } = await statementOf(db, session, from, to);
  const sum = (isPart: (amount: number) => boolean): number =>
    movements.reduce((total, { amount }) => (isPart(amount) ? total + amount : total), 0);
  return {
    from,
    to,
    openingBalance: opening,
    closingBalance: closing,
    charged: sum((amount) => amount > 0),
    paid: sum((amount) => amount < 0),
    hasMore: movements.length > shown,
    movements: movements.slice(0, shown).map(({ at, kind, invoiceId, number, amount, balance }) => ({
      at: at.toISOString(),
      kind,
      invoiceId: String(invoiceId),
      number: String(number),
      amount,
      balance,
    })),
  };
}
