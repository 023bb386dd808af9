import type { Config } from '../../config.ts';
import type { Platform } from '../../context.ts';
import { createAccountChecker, type CheckAccount } from './account-check.ts';
import { createTokenChecker, type CheckToken, type IdentityAccount } from './tokens.ts';

/** One per configuration, because a checker caches the signing keys. */
const checkersByConfig = new WeakMap<Config, { checkToken: CheckToken; checkAccount: CheckAccount }>();

/**
 * The account of a fresh identity token, once the identity service has confirmed that it is enabled and the token not revoked.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for a disabled account, UNAVAILABLE when the service does not respond
 */
export async function checkIdentity(platform: Platform, idToken: string): Promise<IdentityAccount> {
  const { checkToken, checkAccount } = createCheckers(platform);
  const account = await checkToken(idToken);
  await checkAccount(account.uid, account.authTime);
  return account;
}

function createCheckers(platform: Platform) {
  const { config } = platform;
  const known = checkersByConfig.get(config);
  if (known) return known;
  const made = { checkToken: createTokenChecker(config), checkAccount: createAccountChecker(platform) };
  checkersByConfig.set(config, made);
  return made;
}
