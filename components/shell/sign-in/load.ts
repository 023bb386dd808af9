import { preloadExchange } from '@/lib/sign-in/load-exchange.ts';

export const loadSignInModal = () => import('./sign-in-modal.tsx');

/** On hover or focus of the opener; a failure shows when the modal is opened. */
export function preloadSignIn(): void {
  preloadExchange();
  loadSignInModal().catch(() => undefined);
}
