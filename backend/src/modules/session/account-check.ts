import type { Platform } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { messageForCode } from '../../../../lib/rules/text/messages.ts';
import { identityAdmin, type IdentityAccount } from '../identity/identity-admin.ts';
import { refusedTokenError } from './tokens.ts';

/**
 * @param authTime of the token, seconds since 1970
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED or UNAVAILABLE
 */
export type CheckAccount = (uid: string, authTime: number) => Promise<void>;

/**
 * Queries whether the account behind a valid token is still enabled and its sign-in not revoked, which the token itself cannot
 * show.
 */
export function createAccountChecker({ config, log }: Pick<Platform, 'config' | 'log'>): CheckAccount {
  const admin = identityAdmin(config);
  return async (uid, authTime) => {
    const account = await admin.accountById(uid).catch((error: unknown) => {
      log.warn({ err: error }, 'account lookup at the identity service failed');
      throw new ShopError('UNAVAILABLE');
    });
    if (account?.disabled)
      throw new ShopError('PERMISSION_DENIED', messageForCode('user-disabled'), { reason: 'err.disabled' });
    if (!account || isRevoked(account, authTime)) throw refusedTokenError();
  };
}

/** Whether a sign-in of that second has been revoked since, by a new password or by the administrator. */
export function isRevoked({ validSince }: Pick<IdentityAccount, 'validSince'>, authTime: number): boolean {
  return authTime * 1000 < validSince.getTime();
}
