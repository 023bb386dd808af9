import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { readSignedAddress, visitorAddressHeader } from '../../../lib/contract/visitor-address.ts';
import { clientAddress, ignoredForwardedForMessage } from '../../../lib/rules/security/client-address.ts';
import type { Platform } from '../context.ts';

/**
 * Reads the client address of a request: from the storefront's signed header, as all visitors' calls pass through it, or for
 * direct calls from the connection and the trusted proxies. An invalid signature counts as none, so that it bypasses no limits.
 */
export function createAddressReader({ config, log }: Pick<Platform, 'config' | 'log'>) {
  const { STOREFRONT_SECRET, TRUSTED_PROXIES: trustedProxies } = config;
  const warned = new Set<string>();
  /** Once: anyone can cause it, so it must not fill the log. */
  const warn = (message: string): void => {
    if (!warned.has(message)) log.warn(message);
    warned.add(message);
  };

  return (c: HonoContext): string => {
    const signed = c.req.header(visitorAddressHeader);
    const address = signed === undefined ? null : readSignedAddress(signed, STOREFRONT_SECRET);
    if (address !== null) return clientAddress({ peer: address, forwardedFor: undefined, trustedProxies: 0 });
    if (signed !== undefined)
      warn(
        `${visitorAddressHeader} with an invalid signature: it is forged, or STOREFRONT_SECRET or the clocks differ`,
      );
    const forwardedFor = c.req.header('X-Forwarded-For');
    if (forwardedFor !== undefined && trustedProxies === 0) warn(ignoredForwardedForMessage);
    return clientAddress({ peer: readPeer(c), forwardedFor, trustedProxies });
  };
}

function readPeer(c: HonoContext): string | undefined {
  // In-process callers have no socket.
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
