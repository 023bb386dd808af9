import { mayHaveKept } from '@/lib/electronic-sign-in/kept-key.ts';
import type { Way } from '@/lib/electronic-sign-in/kept.ts';
import { logFailure } from '@/lib/io/log.ts';
import { preloadExchange } from '@/lib/sign-in/use-sign-in.ts';

export const loadSignInModal = () => import('./sign-in-modal.tsx');
export const loadElectronic = () => import('@/components/electronic-sign-in/electronic-sign-in.tsx');

/** As the pointer or the focus comes to what opens the modal; a failure shows when it is really opened. */
export function preloadSignIn(): void {
  preloadExchange();
  loadSignInModal().catch(() => undefined);
}

/** The way of a sign-in that a reload of the tab interrupted and that can still end well, or null. */
export async function interruptedWay(): Promise<Way | null> {
  if (!mayHaveKept()) return null;
  try {
    const { keptSignIn } = await import('@/lib/electronic-sign-in/kept.ts');
    return keptSignIn()?.way ?? null;
  } catch (error) {
    logFailure('Going on with the electronic sign-in failed', error);
    return null;
  }
}

/** Ends a sign-in that waits for the phone, if there is one. */
export function abandonSignIn(): void {
  if (!mayHaveKept()) return;
  import('@/lib/electronic-sign-in/calls.ts').then(
    ({ abandonElectronic }) => abandonElectronic(),
    (error: unknown) => logFailure('Cancelling the electronic sign-in failed', error),
  );
}
