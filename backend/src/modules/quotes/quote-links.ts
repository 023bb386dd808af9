import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { Config } from '../../config.ts';

/** What a link shows: a quote in the version that was sent, until its last day is over. */
interface LinkedQuote {
  id: number;
  version: number;
  /** ISO date, on the Reykjavík calendar, which is UTC. */
  validUntil: string;
}

type Secrets = Pick<Config, 'REVALIDATE_SECRET'>;

/** The form of a link's words, as a route's pattern. */
export const quoteLinkPattern = '[0-9]{1,9}\\.[0-9]{1,9}\\.[0-9]{10}\\.[A-Za-z0-9_-]{43}';

/** Words by which anybody may see a quote as it was sent, without an account. */
export function signQuoteLink(config: Secrets, { id, version, validUntil }: LinkedQuote): string {
  const expires = Math.floor((Date.parse(`${validUntil}T00:00:00Z`) + dayMs) / 1000);
  const content = `${id}.${version}.${expires}`;
  return `${content}.${toMark(config, content).toString('base64url')}`;
}

/** The page that shows a quote without an account; what is behind the # no server and no log sees. */
export function sharedQuotePath(config: Secrets, quote: LinkedQuote): string {
  return `/auth/quote-link#${signQuoteLink(config, quote)}`;
}

/** What a link names; null for one that was not made by `signQuoteLink`, or has expired. */
export function readQuoteLink(
  config: Secrets,
  link: string,
  now: Date,
): Pick<LinkedQuote, 'id' | 'version'> | null {
  if (!new RegExp(`^${quoteLinkPattern}$`).test(link)) return null;
  const [id = '', version = '', expires = '', mark = ''] = link.split('.');
  const expected = toMark(config, `${id}.${version}.${expires}`);
  const actual = Buffer.from(mark, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  if (Number(expires) * 1000 <= now.getTime()) return null;
  return { id: Number(id), version: Number(version) };
}

function toMark({ REVALIDATE_SECRET }: Secrets, content: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', REVALIDATE_SECRET, '', 'quote-links', 32));
  return createHmac('sha256', key).update(content).digest();
}
