import { preloadExchange } from '@/lib/sign-in/use-sign-in.ts';

export const loadSignInModal = () => import('./sign-in-modal.tsx');

/** As the pointer or the focus comes to what opens the modal; a failure shows when it is really opened. */
export function preloadSignIn(): void {
  preloadExchange();
  loadSignInModal().catch(() => undefined);
}
