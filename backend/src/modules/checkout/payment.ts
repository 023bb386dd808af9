import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { chargeAccount } from '../customer/account-service.ts';
import { customerById, mayBillTo } from '../customer/service.ts';

const noCreditMessage = 'Úttektarheimild dugar ekki fyrir pöntuninni.';
export const unconfirmedMessage =
  'Aðgangurinn hefur ekki verið staðfestur. Vinsamlegast hafið samband við þjónustuver til að panta.';
/** The specification's text for a bill-to customer that cannot be chosen (§8). */
const billToMessage = 'Gat ekki valið viðskiptavin - vinsamlegast hafið samband við þjónustuver.';
const noAccountMessage = 'Enginn viðskiptareikningur er skráður.';

/** Who an order of this session is charged to. */
function debtorOf(session: Session): number {
  return session.billToId ?? session.customerId;
}

/**
 * Charges an order to the account that the session names.
 * @throws ShopError FAILED_PRECONDITION when the credit does not reach, or when the customer may no longer be charged there
 */
export async function charge(tx: Database, session: Session, total: number): Promise<void> {
  const { customerId, billToId } = session;
  if (billToId !== null && !(await mayBillTo(tx, customerId, billToId))) {
    throw new ShopError('FAILED_PRECONDITION', billToMessage, { reason: 'billTo' });
  }
  if (!(await chargeAccount(tx, debtorOf(session), total))) {
    throw new ShopError('FAILED_PRECONDITION', noCreditMessage, { reason: 'pay.noCredit' });
  }
}

/** Payment on account, with what is left of the credit; cards are not offered until they can be taken. */
export async function accountOption(
  db: Database,
  session: Session,
  total: number,
): Promise<ResolversParentTypes['PaymentOption']> {
  const customer = await customerById(db, session.customerId);
  const debtor = await customerById(db, debtorOf(session));
  const limit = debtor?.creditLimit ?? null;
  const headroom = limit === null ? null : Math.max(0, limit - (debtor?.balanceDue ?? 0));
  const reason = reasonAgainst({ isConfirmed: customer?.isConfirmed ?? false, headroom, total });
  return { type: 'Account', name: 'Reikningsviðskipti', available: reason === null, reason, headroom };
}

function reasonAgainst(facts: {
  isConfirmed: boolean;
  headroom: number | null;
  total: number;
}): string | null {
  if (!facts.isConfirmed) return unconfirmedMessage;
  if (facts.headroom === null) return noAccountMessage;
  return facts.total > facts.headroom ? noCreditMessage : null;
}
