import { useSyncExternalStore } from 'react';
import { hasSignedInHint, watchSignedInHint } from './signed-in-hint.ts';

/** Whether somebody is signed in, as far as this browser knows. False on the server and until hydration. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(watchSignedInHint, hasSignedInHint, () => false);
}
