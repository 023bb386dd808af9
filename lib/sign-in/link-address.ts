/** In localStorage: the address that a sign-in link was asked for on this device, so that opening it asks for nothing. */
const addressKey = 'sign-in-link-address';

export function storeLinkAddress(email: string): void {
  try {
    localStorage.setItem(addressKey, email);
  } catch {
    // The page of the link asks for it.
  }
}

/** Null where the link is opened on another device: who forwarded it must not sign in whom they sent it to. */
export function readLinkAddress(): string | null {
  try {
    return localStorage.getItem(addressKey);
  } catch {
    return null;
  }
}

export function clearLinkAddress(): void {
  try {
    localStorage.removeItem(addressKey);
  } catch {
    // Nothing was stored.
  }
}
