import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../lib/rules/people/abilities.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { readSavedCards } from '../payments/saved-cards.ts';

type PaymentMethod = ResolversParentTypes['PaymentMethod'];

/** The account of the customer acted for, where it has one that may be seen, and its kept cards; none for who may not order. */
export async function readPaymentMethods(
  db: Database,
  session: Session | null,
  { creditLimit, isConfirmed }: Pick<ResolversParentTypes['Customer'], 'creditLimit' | 'isConfirmed'>,
): Promise<PaymentMethod[]> {
  if (!session || !may(session, 'order')) return [];
  const cards = await readSavedCards(db, session.customerId);
  return creditLimit === null ? cards : [accountMethod(isConfirmed), ...cards];
}

function accountMethod(active: boolean): PaymentMethod {
  const card = { last4: null, brand: null, expiryMonth: null, expiryYear: null };
  return { id: 'account', type: 'Account', ...card, active };
}
