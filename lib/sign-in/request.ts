import { useSyncExternalStore } from 'react';

/** A wish that the visitor signs in, from anywhere on the page. */
export interface SignInRequest {
  /** What comes after; without it the visitor goes to the account. */
  onSignedIn?: () => void;
  /** Icelandic text that says why, where the visitor did not ask. */
  message?: string;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the sign-in modal over the page that the visitor is on. */
export function askToSignIn(wish: SignInRequest = {}): void {
  publish(wish);
}

/** Whether the visitor is being asked to sign in, with this to come after. */
export function isAskedFor(onSignedIn: () => void): boolean {
  return request?.onSignedIn === onSignedIn;
}

export function closeSignIn(): void {
  publish(null);
}

export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
