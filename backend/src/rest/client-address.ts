import { isIPv6 } from 'node:net';
import type { Context as HonoContext } from 'hono';

/** Client address: the peer, or what the last trusted proxy says. A forged X-Forwarded-For changes nothing (reliability F27). */
export function clientAddress(c: HonoContext, peer: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return plainAddress(peer ?? 'unknown');
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return plainAddress(chain.at(-trustedProxies) || (peer ?? 'unknown'));
}

/** Without the port that some proxies add, and an IPv4 address as such where IPv6 carries it. */
function plainAddress(text: string): string {
  const [, address = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/**
 * What tries are counted by: the address, and of IPv6 the first 64 bits of it. The rest is each household's own to choose, so that
 * counting whole addresses would count nothing.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...behind];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
