import { minuteMs } from '../../../../../lib/rules/dates/durations.ts';
const day = 24 * 60 * minuteMs;

/** A session ends this long after it was last used (ms) … */
const idleLifetimeMs = 30 * day;
/** … and this long after sign-in, used or not. */
const absoluteLifetimeMs = 90 * day;
/** Expiry and last use are written at most this often, so that reading a page seldom writes. */
const renewEveryMs = 60 * minuteMs;

export function toExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLifetimeMs, createdAt.getTime() + absoluteLifetimeMs));
}

/** The new expiry of a session in use, or null when it is not worth writing. */
export function toRenewal(session: { createdAt: Date; expiresAt: Date }, now: Date): Date | null {
  const end = toExpiry(session.createdAt, now);
  return end.getTime() - session.expiresAt.getTime() >= renewEveryMs ? end : null;
}

/** Whether the stored last use is stale; near its absolute end a session is used but not extended. */
export function isUsageStale(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= renewEveryMs;
}

/** Whole seconds, for a cookie's Max-Age. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}
