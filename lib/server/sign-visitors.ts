import 'server-only';
import { logWarning } from '../io/log.ts';
import { onRequestStart } from './request-start.ts';
import { signAddress, visitorAddressHeader } from '../contract/visitor-address.ts';
import { clientAddress, ignoredForwardedForMessage } from '../rules/security/client-address.ts';

interface SigningSettings {
  STOREFRONT_SECRET: string;
  TRUSTED_PROXIES: number;
}

/**
 * Writes the visitor's address, signed, into each request that comes in, over whatever the client sent there. Next
 * lets a client's X-Forwarded-For stand, so only here can the connection's own address still be known.
 * @returns what ends it
 */
export function signVisitors({
  STOREFRONT_SECRET,
  TRUSTED_PROXIES: trustedProxies,
}: SigningSettings): () => void {
  let isWarned = false;
  return onRequestStart(({ request: { headers, socket } }) => {
    const forwarded = headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    if (forwardedFor !== undefined && trustedProxies === 0 && !isWarned) {
      isWarned = true;
      logWarning(ignoredForwardedForMessage);
    }
    const address = clientAddress({ peer: socket.remoteAddress, forwardedFor, trustedProxies });
    headers[visitorAddressHeader] = signAddress(address, STOREFRONT_SECRET);
  });
}
