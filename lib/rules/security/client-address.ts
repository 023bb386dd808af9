/** For the log of a process that is told of hops and trusts none. */
export const ignoredForwardedForMessage =
  'X-Forwarded-For is ignored: behind a proxy set TRUSTED_PROXIES, or all visitors share its address';

/** What a process knows of where a request comes from. */
interface RequestHops {
  /** Address of the connection; undefined where there is none. */
  peer: string | undefined;
  /** X-Forwarded-For, to which each proxy adds whom it heard from. */
  forwardedFor: string | undefined;
  /** Proxies in front whose entry counts. */
  trustedProxies: number;
}

/**
 * Client's address: the peer's, or what the last trusted proxy says. What the client itself writes into X-Forwarded-For stands
 * further left and changes nothing (reliability F27).
 */
export function clientAddress({ peer, forwardedFor = '', trustedProxies }: RequestHops): string {
  const peerAddress = normaliseAddress(peer ?? 'unknown');
  if (trustedProxies === 0) return peerAddress;
  const entry = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '';
  const address = normaliseAddress(entry);
  return isIPv4(address) || parseIPv6(address) ? address : peerAddress;
}

/** Without the port that some proxies add, and an IPv4 address as such where IPv6 carries it. */
function normaliseAddress(text: string): string {
  const [, address = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/**
 * What tries are counted by: the address, and of IPv6 the first 64 bits of it. The rest is each household's own to choose, so that
 * counting whole addresses would count nothing.
 */
export function networkOf(address: string): string {
  const groups = parseIPv6(address);
  if (!groups) return address;
  const first = groups.slice(0, 4).map((group) => group.toString(16));
  return `${first.join(':')}::/64`;
}

function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

/** The eight groups of an IPv6 address; null for anything else. */
function parseIPv6(address: string): number[] | null {
  const [before = '', after, ...more] = address.replace(/%.*$/, '').split('::');
  if (more.length > 0) return null;
  const head = readGroups(before);
  const tail = readGroups(after ?? '');
  if (!head || !tail) return null;
  const missing = 8 - head.length - tail.length;
  if (after === undefined ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array<number>(missing).fill(0), ...tail];
}

/** Groups between colons, the last of which may be an IPv4 address and is two then. */
function readGroups(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  for (const [index, part] of text.split(':').entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else if (isIPv4(part) && text.split(':').length === index + 1) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else return null;
  }
  return groups;
}
