import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { configureElectronicId } from './choose-provider.ts';

/** Seconds: time to sign in with the password, or to register. */
const lifetimeSeconds = 900;

type Browser = Pick<Context, 'config' | 'cookies'>;

/**
 * Records in the browser that an electronic id was shown in it. The cookie names no one: it is its expiry time, signed together
 * with the national id.
 */
export function saveProof({ config, cookies }: Browser, nationalId: string): void {
  const until = String(Math.floor(Date.now() / 1000) + lifetimeSeconds);
  const signature = signProof(config, nationalId, until);
  if (signature) cookies.set('shown-id', `${until}.${signature.toString('base64url')}`, lifetimeSeconds);
}

/** Whether the electronic id of this person was recently shown in this browser. */
export function hasProof({ config, cookies }: Browser, nationalId: string): boolean {
  const [, until, actual] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookies.get('shown-id') ?? '') ?? [];
  if (!until || !actual || Number(until) < Date.now() / 1000) return false;
  const signature = signProof(config, nationalId, until);
  return signature !== null && timingSafeEqual(Buffer.from(actual, 'base64url'), signature);
}

/** Null where the shop has no electronic id. */
function signProof(config: Context['config'], nationalId: string, until: string): Buffer | null {
  const service = configureElectronicId(config);
  if (!service) return null;
  const key = Buffer.from(hkdfSync('sha256', service.secret, '', 'electronic id: shown', 32));
  return createHmac('sha256', key).update(`${nationalId}.${until}`).digest();
}
