import { secondFactorMessage, secondFactorReason } from '../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { requireSession } from './sessions.ts';

/**
 * Lets only those pass whom more than a password proved (an electronic id, or a second factor), for what a stolen password must
 * not be enough for: acting for any customer, and giving others or programs access. Off where REQUIRE_SECOND_FACTOR is false.
 * @throws ShopError UNAUTHENTICATED for a guest, PERMISSION_DENIED
 */
export function requireStrongSession(context: Pick<Context, 'visitor' | 'config'>): void {
  const { isStrong } = requireSession(context);
  if (context.config.REQUIRE_SECOND_FACTOR && !isStrong)
    throw new ShopError('PERMISSION_DENIED', secondFactorMessage, { reason: secondFactorReason });
}
