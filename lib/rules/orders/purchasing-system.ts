/** How a company's purchasing system opens the shop: by forms (SAP's OCI 5) or by messages (cXML). */
export const systemKinds = ['OCI', 'CXML'] as const;
export type SystemKind = (typeof systemKinds)[number];

export const systemKindNames: Readonly<Record<SystemKind, string>> = { OCI: 'OCI 5', CXML: 'cXML' };

/** What a system opened the shop for: a new cart, one that it sent before, or only to look at that. */
export const punchOutOperations = ['create', 'edit', 'inspect'] as const;
export type PunchOutOperation = (typeof punchOutOperations)[number];

/** Hosts of one system that carts may be sent to. */
export const maximumHosts = 10;

/**
 * A host as it stands in addresses, with its port where it has one; null for what is none, and for an address with more than a host.
 */
export function normaliseHost(typed: string): string | null {
  const text = typed.trim().replace(/^https?:\/\//i, '');
  if (!/^[^\s/?#@\\]{1,253}$/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { host } = new URL(`https://${text}`);
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/.test(host) ? host : null;
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/;

/**
 * Where a cart may be sent to: by https, to a host that the company named itself; null for everything else.
 * @param allowsHttp on this machine, where the shop itself has no https
 */
export function readReturnAddress(
  address: string,
  { hosts, allowsHttp }: { hosts: readonly string[]; allowsHttp: boolean },
): string | null {
  if (address.length > 2_000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:' && loopback.test(url.host));
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isSafe && isPlain && hosts.includes(url.host) ? url.href : null;
}
