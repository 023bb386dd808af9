import type { Context, Session } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { readCustomer } from '../customer/customers.ts';
import { requireSession } from '../session/sessions.ts';

/**
 * The session of a user who signed in as an agent, whichever customer is acted for. @throws ShopError UNAUTHENTICATED,
 * PERMISSION_DENIED
 */
export async function requireAgent(context: Pick<Context, 'db' | 'visitor'>): Promise<Session> {
  const session = requireSession(context);
  const actor = await readCustomer(context.db, session.actorId);
  if (!actor?.isAgent) throw new ShopError('PERMISSION_DENIED');
  return session;
}
