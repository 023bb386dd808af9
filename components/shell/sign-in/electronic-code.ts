import { mayHavePendingSignIn } from '@/lib/electronic-sign-in/pending-key.ts';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { logFailure } from '@/lib/io/log.ts';

/* What the modal needs of electronic sign-in before anybody has chosen it: its code loads on demand. */

export const loadElectronic = () => import('@/components/electronic-sign-in/electronic-sign-in.tsx');

/** The way of a sign-in that a reload of the tab interrupted and that can still end well, or null. */
export async function readInterruptedMethod(): Promise<SignInMethod | null> {
  if (!mayHavePendingSignIn()) return null;
  try {
    const { readPendingSignIn } = await import('@/lib/electronic-sign-in/pending-sign-in.ts');
    return readPendingSignIn()?.way ?? null;
  } catch (error) {
    logFailure('Going on with the electronic sign-in failed', error);
    return null;
  }
}

/** Ends a sign-in that waits for the phone, if there is one. */
export function abandonPendingSignIn(): void {
  if (!mayHavePendingSignIn()) return;
  import('@/lib/electronic-sign-in/calls.ts').then(
    ({ abandonElectronicSignIn }) => abandonElectronicSignIn(),
    (error: unknown) => logFailure('Cancelling the electronic sign-in failed', error),
  );
}
