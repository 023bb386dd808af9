import { createStore, useStore } from '../visitor/store.ts';

/** A wish that the visitor signs in, from anywhere on the page. */
interface SignInRequest {
  /** What comes after; without it the visitor goes to the account. */
  onSignedIn?: () => void;
  /** Icelandic text that says why, where the visitor did not ask. */
  message?: string;
}

const requestStore = createStore<SignInRequest | null>(null);

/** Opens the sign-in modal over the page that the visitor is on. */
export function openSignIn(request: SignInRequest = {}): void {
  requestStore.write(request);
}

/** Whether the visitor is being asked to sign in, with this to come after. */
export function isSignInOpenFor(onSignedIn: () => void): boolean {
  return requestStore.read()?.onSignedIn === onSignedIn;
}

export function closeSignIn(): void {
  requestStore.write(null);
}

export function useSignInRequest(): SignInRequest | null {
  return useStore(requestStore);
}
