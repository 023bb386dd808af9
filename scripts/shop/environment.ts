import { isIP } from 'node:net';
import { z } from 'zod';
import { keptSecrets } from './secrets.ts';
import { defaultPorts, mayBeEmpty, localDefaults, type Ports, portVariables } from './variables.ts';

/** Environment variables from outside: process.env, or none where a test needs the defaults. */
export type GivenVariables = Readonly<Record<string, string | undefined>>;

export interface ShopEnvironment {
  ports: Ports;
  /** The address that every process listens on. */
  host: string;
  /** Every variable of the table with its value, except PORT: each process has its own. */
  values: Record<string, string>;
}

const port = z.coerce.number().int().min(1).max(65_535);

/**
 * The ports: from their variables, else counted up from `from`, else the defaults.
 * @throws Error naming an invalid variable
 */
export function choosePorts(given: GivenVariables, from?: number): Ports {
  const names = Object.keys(portVariables) as (keyof Ports)[];
  const entries = names.map((name, index) => {
    const fallback = from === undefined ? defaultPorts[name] : from + index;
    const text = given[portVariables[name]] || String(fallback);
    const parsed = port.safeParse(text);
    if (!parsed.success) throw new Error(`${portVariables[name]}=${text} is not a port (1–65535).`);
    return [name, parsed.data] as const;
  });
  return Object.fromEntries(entries) as unknown as Ports;
}

/** Addresses at which `localhost` reaches the shop, as its parts and the browser on this machine need. */
const hosts = ['127.0.0.1', '0.0.0.0', '::'];

/**
 * The address to listen on, if `given` sets one. Some systems export the machine's name as HOST: names are ignored.
 * @throws Error for an address at which the parts of the shop could not reach each other
 */
function requestedHost({ HOST }: GivenVariables): string | undefined {
  if (!HOST || isIP(HOST) === 0) return undefined;
  if (hosts.includes(HOST)) return HOST;
  throw new Error(
    `HOST=${HOST}: npm start listens on 127.0.0.1, for this machine only, or with HOST=0.0.0.0 on all addresses.`,
  );
}

/** Adds the local default of every variable that `given` does not set. */
export function shopEnvironment(
  given: GivenVariables,
  place: { data: string; images: string; portsFrom?: number },
): ShopEnvironment {
  const ports = choosePorts(given, place.portsFrom);
  const wishes: GivenVariables = { ...given, HOST: requestedHost(given) };
  const full = { ...place, ports, secrets: keptSecrets(place.data) };
  const values = Object.entries(localDefaults).map(([name, local]) => {
    const value = wishes[name];
    const keep = mayBeEmpty.has(name) ? value !== undefined : Boolean(value);
    return [name, keep && value !== undefined ? value : local(full)] as const;
  });
  const defaults: Record<string, string> = Object.fromEntries(values);
  return {
    ports,
    host: defaults['HOST'] ?? '',
    values: {
      ...defaults,
      IDENTITY_PORT: String(ports.identity),
      IMAGES_PORT: String(ports.images),
      SEARCH_PORT: String(ports.search),
      ELECTRONIC_ID_PORT: String(ports.electronicId),
      MAIL_PORT: String(ports.mail),
      MAIL_SMTP_PORT: String(ports.smtp),
      ACQUIRER_PORT: String(ports.acquirer),
    },
  };
}
