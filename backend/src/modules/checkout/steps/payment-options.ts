import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { billToFailedMessage, chooseBillToMessage } from '../../../../../lib/rules/people/acting.ts';
import type { Platform, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { chargeAccount } from '../../customer/account.ts';
import { readCustomer, mayBillTo, mustChooseBillTo } from '../../customer/customers.ts';
import { cardFieldsUrl } from '../../payments/acquirer-access.ts';

const noCreditMessage = 'Úttektarheimild dugar ekki fyrir pöntuninni.';
export const unconfirmedMessage =
  'Staðfesta þarf netfangið áður en hægt er að panta. Hlekkur til þess er í pósti sem við höfum sent.';
/** No card payment waits for approval: the amount that the bank confirmed may not be that of the final order. */
export const limitedToAccountMessage = 'Pöntunin þarf samþykki og fer þá í reikning.';
const noAccountMessage = 'Enginn viðskiptareikningur er skráður.';

type BillingParties = Pick<Session, 'customerId' | 'billToId'>;

/** The customer that an order of this session is billed to. */
export function debtorIdOf(session: BillingParties): number {
  return session.billToId ?? session.customerId;
}

/** @throws ShopError FAILED_PRECONDITION when no bill-to customer is chosen yet, or the chosen one is no longer allowed */
export async function checkBillTo(tx: Database, customerId: number, billToId: number | null): Promise<void> {
  const message = await billToProblem(tx, customerId, billToId);
  if (message !== null) throw new ShopError('FAILED_PRECONDITION', message, { reason: 'billTo' });
}

async function billToProblem(
  db: Database,
  customerId: number,
  billToId: number | null,
): Promise<string | null> {
  if (billToId === null) return (await mustChooseBillTo(db, customerId)) ? chooseBillToMessage : null;
  return (await mayBillTo(db, customerId, billToId)) ? null : billToFailedMessage;
}

/**
 * Charges an order to the bill-to customer's account.
 * @throws ShopError FAILED_PRECONDITION when the credit is not enough
 */
export async function chargeOrder(tx: Database, session: BillingParties, total: number): Promise<void> {
  if (!(await chargeAccount(tx, debtorIdOf(session), total))) {
    throw new ShopError('FAILED_PRECONDITION', noCreditMessage, { reason: 'pay.noCredit' });
  }
}

/** Payment by card, where the shop has an acquirer. @param refusal why this order cannot be paid by card, in Icelandic */
export async function readCardOption(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  session: Session,
  refusal: string | null,
): Promise<ResolversParentTypes['PaymentOption'][]> {
  const fieldsUrl = cardFieldsUrl(config);
  if (fieldsUrl === null) return [];
  const confirmed = (await readCustomer(db, session.customerId))?.isConfirmed ?? false;
  const reason = confirmed
    ? ((await billToProblem(db, session.customerId, session.billToId)) ?? refusal)
    : unconfirmedMessage;
  const available = reason === null;
  return [{ type: 'Card', name: 'Greiðslukort', available, reason, headroom: null, fieldsUrl }];
}

/** Payment on account, with the remaining credit. @param refusal why this order cannot be placed, in Icelandic */
export async function readAccountOption(
  db: Database,
  session: Session,
  total: number,
  refusal: string | null,
): Promise<ResolversParentTypes['PaymentOption']> {
  const { headroom, reason: accountProblem } = await readAccount(db, session, total);
  const reason = accountProblem ?? refusal;
  return {
    type: 'Account',
    name: 'Reikningsviðskipti',
    available: reason === null,
    reason,
    headroom,
    fieldsUrl: null,
  };
}

/** Why an order of this total (krónur) cannot be paid on account now, in Icelandic, or null. */
export async function readAccountProblem(
  db: Database,
  parties: BillingParties,
  total: number,
): Promise<string | null> {
  return (await readAccount(db, parties, total)).reason;
}

async function readAccount(
  db: Database,
  parties: BillingParties,
  total: number,
): Promise<{ headroom: number | null; reason: string | null }> {
  const customer = await readCustomer(db, parties.customerId);
  const debtor = await readCustomer(db, debtorIdOf(parties));
  const limit = debtor?.creditLimit ?? null;
  const headroom = limit === null ? null : Math.max(0, limit - (debtor?.balanceDue ?? 0));
  const billTo = await billToProblem(db, parties.customerId, parties.billToId);
  const isConfirmed = customer?.isConfirmed ?? false;
  return { headroom, reason: findAccountProblem({ isConfirmed, billTo, headroom, total }) };
}

function findAccountProblem(account: {
  isConfirmed: boolean;
  billTo: string | null;
  headroom: number | null;
  total: number;
}): string | null {
  if (!account.isConfirmed) return unconfirmedMessage;
  if (account.billTo !== null) return account.billTo;
  if (account.headroom === null) return noAccountMessage;
  return account.total > account.headroom ? noCreditMessage : null;
}
