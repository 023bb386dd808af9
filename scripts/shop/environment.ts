import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultPorts, emptyIsAChoice, localDefaults, type Ports, portVariables } from './variables.ts';

/** Environment variables that come from outside: process.env, or nothing where a test wants the defaults. */
export type Given = Readonly<Record<string, string | undefined>>;

export interface ShopEnvironment {
  ports: Ports;
  /** Every variable of the table with its value, PORT excepted: each process has its own. */
  values: Record<string, string>;
}

const port = z.coerce.number().int().min(1).max(65_535);

/**
 * The ports: from their variables, else counted up from `from`, else the defaults.
 * @throws Error naming the variable that is no port
 */
export function choosePorts(given: Given, from?: number): Ports {
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

const secretsSchema = z.object({ revalidate: z.string().min(32) });

/** The secret that the backend's change signal is signed with; made once and kept in the data folder. */
export function keptSecret(data: string): string {
  const file = join(data, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).revalidate;
  const revalidate = randomBytes(32).toString('hex');
  mkdirSync(data, { recursive: true });
  writeFileSync(file, JSON.stringify({ revalidate }), { mode: 0o600 });
  return revalidate;
}

/** Fills in the local default of every variable that `given` does not set. */
export function shopEnvironment(
  given: Given,
  place: { data: string; images: string; portsFrom?: number },
): ShopEnvironment {
  const ports = choosePorts(given, place.portsFrom);
  const full = { ...place, ports, revalidateSecret: keptSecret(place.data) };
  const values = Object.entries(localDefaults).map(([name, local]) => {
    const value = given[name];
    const keep = emptyIsAChoice.has(name) ? value !== undefined : Boolean(value);
    return [name, keep && value !== undefined ? value : local(full)] as const;
  });
  return {
    ports,
    values: {
      ...Object.fromEntries(values),
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
