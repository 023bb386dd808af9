import type { Config } from '../../config.ts';
import { accountChecker, type CheckAccount } from './account-check.ts';
import { tokenChecker, type CheckToken, type ProvenIdentity } from './token-service.ts';

/** One for each configuration: the known signing keys are kept in it. */
const kept = new WeakMap<Config, { checkToken: CheckToken; checkAccount: CheckAccount }>();

/**
 * Whose a fresh identity token is, once the identity service has said that the account is open and the token not revoked.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for a closed account, UNAVAILABLE when the service does not answer
 */
export async function checkIdentity(config: Config, idToken: string): Promise<ProvenIdentity> {
  const { checkToken, checkAccount } = checkers(config);
  const identity = await checkToken(idToken);
  await checkAccount(idToken, identity.authTime);
  return identity;
}

function checkers(config: Config) {
  const known = kept.get(config);
  if (known) return known;
  const made = { checkToken: tokenChecker(config), checkAccount: accountChecker(config) };
  kept.set(config, made);
  return made;
}
