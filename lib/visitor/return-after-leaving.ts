import { returnPath } from '../rules/routes/return-path.ts';

/** In sessionStorage: where a sign-in began that left the shop. */
const returnKey = 'sign-in-return';

export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnKey, path);
  } catch {
    // Without storage the visitor is led to the account.
  }
}

/** Once; the account where nothing is stored. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(returnKey);
    sessionStorage.removeItem(returnKey);
    return returnPath(path);
  } catch {
    return returnPath(null);
  }
}
