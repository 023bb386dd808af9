import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { electronicId } from './choose-provider.ts';

/** Seconds: time to sign in with the password, or to register. */
const lifetime = 900;

type Browser = Pick<Context, 'config' | 'cookies'>;

/**
 * Notes in the browser whose electronic id was shown in it. The cookie names nobody: it is the time until which it holds,
 * signed together with the number.
 */
export function keepProof({ config, cookies }: Browser, nationalId: string): void {
  const until = String(Math.floor(Date.now() / 1000) + lifetime);
  const signature = signatureOf(config, nationalId, until);
  if (signature) cookies.set('shown-id', `${until}.${signature.toString('base64url')}`, lifetime);
}

/** Whether the electronic id of this person was shown in this browser a short while ago. */
export function hasProof({ config, cookies }: Browser, nationalId: string): boolean {
  const [, until, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookies.get('shown-id') ?? '') ?? [];
  if (!until || !given || Number(until) < Date.now() / 1000) return false;
  const signature = signatureOf(config, nationalId, until);
  return signature !== null && timingSafeEqual(Buffer.from(given, 'base64url'), signature);
}

/** Null where the shop has no electronic id. */
function signatureOf(config: Context['config'], nationalId: string, until: string): Buffer | null {
  const service = electronicId(config);
  if (!service) return null;
  const key = Buffer.from(hkdfSync('sha256', service.secret, '', 'electronic id: shown', 32));
  return createHmac('sha256', key).update(`${nationalId}.${until}`).digest();
}
