import { z } from 'zod';
import { pendingSignInKey } from './pending-key.ts';

/** A sign-in can still succeed this long after its start (ms), the backend's own limit. */
const lifetimeMs = 300_000;

const pendingSignInSchema = z.object({
  way: z.enum(['app', 'phone']),
  /** Opaque, and void in another browser. */
  reference: z.string(),
  verificationCode: z.string(),
  retryCount: z.number(),
  /** Whether the visitor continues on the page where it began. */
  stays: z.boolean(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** What a reload of the tab continues with; does not say who signs in. */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;
export type SignInMethod = PendingSignIn['way'];

/** The pending sign-in of this tab, or null. */
export function readPendingSignIn(): PendingSignIn | null {
  try {
    const pendingSignIn = pendingSignInSchema.parse(
      JSON.parse(sessionStorage.getItem(pendingSignInKey) ?? ''),
    );
    if (Date.now() - pendingSignIn.startedAt < lifetimeMs) return pendingSignIn;
  } catch {
    // Nothing, or nothing valid.
  }
  clearPendingSignIn();
  return null;
}

export function storePendingSignIn(signIn: PendingSignIn): void {
  try {
    sessionStorage.setItem(pendingSignInKey, JSON.stringify(signIn));
  } catch {
    // Without storage a reload starts over; nothing else is lost.
  }
}

export function clearPendingSignIn(): void {
  try {
    sessionStorage.removeItem(pendingSignInKey);
  } catch {
    // As above.
  }
}
