import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { type DocumentReader, parseDay } from '../document-filter.ts';
import { readBalanceBefore, findMovements, type Movement, sumMovements } from './statement-store.ts';

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

interface Account {
  customerId: number;
  /** From its first moment to before its last. */
  period: { from: Date; before: Date };
}

/** @throws ShopError as loadStatement, but for too many movements */
function checkAccount({ customerId, unitIds }: DocumentReader, from: string, to: string): Account {
  if (unitIds !== null) throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'unit' });
  const start = parseDay(from);
  const end = new Date(parseDay(to).getTime() + dayMs);
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > maxDays) throw new ShopError('BAD_REQUEST', badRequestMessage);
  return { customerId, period: { from: start, before: end } };
}

/**
 * All movements on a customer's account in a period, for a file.
 * @throws ShopError BAD_REQUEST for invalid days, in the wrong order, or too many, and for too many movements; PERMISSION_DENIED for
 * who sees units only, because the account is the company's as a whole
 */
export async function loadStatement(
  db: Database,
  reader: DocumentReader,
  from: string,
  to: string,
): Promise<Statement> {
  const { customerId, period } = checkAccount(reader, from, to);
  const opening = await readBalanceBefore(db, customerId, period.from);
  const movements = await findMovements(db, customerId, period, maxMovements + 1);
  if (movements.length > maxMovements)
    throw new ShopError('BAD_REQUEST', 'Tímabilið er of langt. Vinsamlegast veljið styttra tímabil.');
  const lines = withBalances(movements, opening);
  return { from, to, opening, closing: lines.at(-1)?.balance ?? opening, movements: lines };
}

/** The statement of the contract: sums of all movements, and the first of them. */
export async function readStatement(
  db: Database,
  session: Session,
  from: string,
  to: string,
): Promise<ResolversParentTypes['AccountStatement']> {
  const { customerId, period } = checkAccount(session, from, to);
  // Each goes through all of the account: together they take as long as the slowest.
  const [opening, { charged, paid }, movements] = await Promise.all([
    readBalanceBefore(db, customerId, period.from),
    sumMovements(db, customerId, period),
    findMovements(db, customerId, period, maxShownMovements + 1),
  ]);
  return {
    from,
    to,
    openingBalance: opening,
    closingBalance: opening + charged + paid,
    charged,
    paid,
    hasMore: movements.length > maxShownMovements,
    movements: withBalances(movements.slice(0, maxShownMovements), opening).map(
      ({ at, kind, invoiceId, number, amount, balance }) => ({
        at: at.toISOString(),
        kind,
        invoiceId: String(invoiceId),
        number: String(number),
        amount,
        balance,
      }),
    ),
  };
}

/** Adds what was owed after each. */
function withBalances(movements: readonly Movement[], opening: number): Statement['movements'] {
  let balance = opening;
  return movements.map((movement) => {
    balance += movement.amount;
    return { ...movement, balance };
  });
}
