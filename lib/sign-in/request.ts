import { createStore, useStore } from '../visitor/store.ts';

/** A wish that the visitor signs in, from anywhere on the page. */
interface SignInRequest {
  /** What comes after; without it the visitor goes to the account. */
  onSignedIn?: () => void;
  /** Icelandic text that says why, where the visitor did not ask. */
  message?: string;
}

const request = createStore<SignInRequest | null>(null);

/** Opens the sign-in modal over the page that the visitor is on. */
export function openSignIn(wish: SignInRequest = {}): void {
  request.write(wish);
}

/** Whether the visitor is being asked to sign in, with this to come after. */
export function isSignInOpenFor(onSignedIn: () => void): boolean {
  return request.read()?.onSignedIn === onSignedIn;
}

export function closeSignIn(): void {
  request.write(null);
}

export function useSignInRequest(): SignInRequest | null {
  return useStore(request);
}
