import { logFailure } from '../io/log.ts';

/** The identity SDK and the schemas come with the first sign-in form, never with a page. */
export const loadExchange = () => import('./exchange.ts');

export function preloadExchange(): void {
  loadExchange().catch((error: unknown) => logFailure('Loading the sign-in code failed', error));
}
