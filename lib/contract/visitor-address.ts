import { isSigned, signMessage } from './signed-message.ts';

/** Where the storefront tells the backend a visitor's address: `ADDRESS SIGNATURE`. */
export const visitorAddressHeader = 'x-visitor-address';

/** Keeps the signature apart from any other that the secret may make one day. */
const signedText = (address: string): string => `visitor-address\n${address}`;

export function signAddress(address: string, secret: string, now?: number): string {
  return `${address} ${signMessage(signedText(address), secret, now)}`;
}

/** The address that the storefront signed in the last five minutes; null for anything else. */
export function readSignedAddress(header: string, secret: string, now?: number): string | null {
  const [, address, signature] = /^(\S{1,64}) (\S+)$/.exec(header) ?? [];
  if (address === undefined) return null;
  return isSigned(signature, signedText(address), secret, now) ? address : null;
}
