import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { mergeGuestCart } from '../cart/carts.ts';
import { findOnlyBillTo, proveOwner, type LoginChoice } from '../customer/customers.ts';
import { hasProof } from '../electronic-id/proof.ts';
import { writeAudit } from '../session/audit.ts';
import { startSession, type SignedIn } from '../session/sessions.ts';
import { consumeToken } from '../session/used-tokens.ts';

/** Only a customer of this person can be selected; any other is refused as if it did not exist (reliability F24). */
export function filterChosen(choices: LoginChoice[], selected: number | undefined): LoginChoice[] {
  if (selected === undefined) return choices;
  const choice = choices.find(({ id }) => id === selected);
  if (!choice) throw new ShopError('PERMISSION_DENIED');
  return [choice];
}

type SignInProof = Pick<SignedIn, 'identityUid' | 'identityAuthAt' | 'isStrong' | 'userAgent'> & {
  /** Used up by the session; null for electronic ids. */
  idToken: string | null;
};

/**
 * Starts a session for one customer: the browser's previous one ends, and the guest's cart is merged into the customer's. Proves
 * ownership when both the customer's password and the electronic id of its national id were shown.
 */
export async function signIn(
  context: Pick<Context, 'db' | 'config' | 'cookies' | 'visitor'>,
  { id, actorName }: LoginChoice,
  { idToken, ...identity }: SignInProof,
  details: Record<string, string> = {},
): Promise<void> {
  const { db, cookies, visitor } = context;
  const who = { ...identity, actorId: id, actorName, customerId: id, billToId: await findOnlyBillTo(db, id) };
  await db.transaction(async (tx) => {
    if (idToken !== null) await consumeToken(tx, idToken);
    await proveOwner(tx, id, (nationalId) => hasProof(context, nationalId));
    await startSession(tx, cookies, who);
    if (visitor.cartKey !== null) await mergeGuestCart(tx, visitor.cartKey, id);
    await writeAudit(tx, who, 'sign-in', details);
  });
  if (visitor.cartKey !== null) cookies.set('cart', '', 0);
  if (cookies.get('shown-id') !== null) cookies.set('shown-id', '', 0);
}
