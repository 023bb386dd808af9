import type { Context, Session } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { readCustomer } from '../customer/customers.ts';
import { requireStrongSession } from '../session/require-strong.ts';
import { requireSession } from '../session/sessions.ts';

/**
 * The session of a user who signed in as an agent, whichever customer is acted for: agents read about every customer, so a
 * password alone is not enough (decision 052). @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED
 */
export async function requireAgent(context: Pick<Context, 'db' | 'visitor' | 'config'>): Promise<Session> {
  const session = requireSession(context);
  const actor = await readCustomer(context.db, session.actorId);
  if (!actor?.isAgent) throw new ShopError('PERMISSION_DENIED');
  requireStrongSession(context);
  return session;
}
