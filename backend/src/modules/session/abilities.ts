import { may, type Ability } from '../../../../lib/rules/people/abilities.ts';
import type { Context, Session, Visitor } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { requireSession } from './sessions.ts';

/**
 * The session, if its role towards the customer acted for allows this (lib/rules/people/abilities.ts); the role is read again
 * with every request.
 * @throws ShopError UNAUTHENTICATED for a guest, PERMISSION_DENIED
 */
export function requireAbility(context: Pick<Context, 'visitor'>, ability: Ability): Session {
  const session = requireSession(context);
  if (!may(session, ability)) throw new ShopError('PERMISSION_DENIED', undefined, { ability });
  return session;
}

/** Whether a visitor sees what the company acted for calls our products. */
export function seesOwnNumbers({ session }: Visitor): boolean {
  return session !== null && may(session, 'see-own-numbers');
}

/** Whether a visitor sees their own prices and the prices of all goods; others see what a guest sees. */
export function seesPrices({ session }: Visitor): boolean {
  return session !== null && may(session, 'see-prices');
}
