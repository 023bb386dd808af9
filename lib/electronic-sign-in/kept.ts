import { z } from 'zod';
import { keptKey } from './kept-key.ts';

/** A sign-in can still end well this long after its start (ms), as the backend keeps it. */
const lifetime = 300_000;

const keptSchema = z.object({
  way: z.enum(['app', 'phone']),
  /** Opaque, and worth nothing in another browser. */
  reference: z.string(),
  verificationCode: z.string(),
  retryCount: z.number(),
  /** Whether the page that it began on is where the visitor goes on. */
  stays: z.boolean(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** What a reload of the tab goes on with; says nothing of who signs in. */
export type KeptSignIn = z.infer<typeof keptSchema>;
export type Way = KeptSignIn['way'];

/** The sign-in that is under way in this tab, or null. */
export function keptSignIn(): KeptSignIn | null {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(keptKey) ?? ''));
    if (Date.now() - kept.startedAt < lifetime) return kept;
  } catch {
    // Nothing, or nothing of use.
  }
  forget();
  return null;
}

export function keep(signIn: KeptSignIn): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(signIn));
  } catch {
    // Without storage a reload begins anew; nothing else is lost.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // As above.
  }
}
