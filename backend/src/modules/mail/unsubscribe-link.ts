import { createHmac, timingSafeEqual } from 'node:crypto';
import { newsletterPaths } from '../../../../lib/rules/people/newsletter.ts';
import { normaliseEmail } from '../../../../lib/rules/security/credentials.ts';
import type { Config } from '../../config.ts';

type Secret = Pick<Config, 'STOREFRONT_SECRET'>;

/** Bytes of the signature that a link carries. */
const markBytes = 16;

function markOf(email: string, { STOREFRONT_SECRET }: Secret): Buffer {
  // What else the secret signs begins otherwise.
  const signed = createHmac('sha256', STOREFRONT_SECRET).update(`unsubscribe\n${email}`).digest();
  return signed.subarray(0, markBytes);
}

/** Ends notices to an address; good for as long as the secret, since mails are kept for years. */
function unsubscribeToken(email: string, config: Secret): string {
  const address = normaliseEmail(email);
  return `${Buffer.from(address).toString('base64url')}.${markOf(address, config).toString('base64url')}`;
}

/** The address that a token was made for; null for anything else. */
export function addressOfUnsubscribeToken(token: string, config: Secret): string | null {
  const [, address = '', mark = ''] = /^([\w-]{1,700})\.([\w-]{22})$/.exec(token) ?? [];
  if (!mark) return null;
  const email = Buffer.from(address, 'base64url').toString();
  const isOwn = timingSafeEqual(Buffer.from(mark, 'base64url'), markOf(email, config));
  return isOwn ? email : null;
}

/** Where a mail's programs (RFC 8058) and its readers unsubscribe. */
interface UnsubscribeLinks {
  oneClick: string;
  page: string;
}

export function unsubscribeLinks(site: string, email: string, config: Secret): UnsubscribeLinks {
  const token = unsubscribeToken(email, config);
  return {
    oneClick: `${site}/backend/mail/unsubscribe/${token}`,
    page: `${site}${newsletterPaths.leave}#${token}`,
  };
}
