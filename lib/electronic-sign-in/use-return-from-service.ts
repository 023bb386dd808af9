import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../io/log.ts';
import { noUserMessage, statusErrorMessage } from '../rules/people/electronic-sign-in.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { completeElectronicRedirect, fetchElectronicUserInfo } from './calls.ts';
import { userInfoFailureText } from './failure-text.ts';
import { followSignedIn } from './follow-signed-in.ts';
import type { ElectronicSignInState } from './state.ts';

type ReturnState = Extract<
  ElectronicSignInState,
  { kind: 'form' | 'identifying' | 'choosing' | 'signed-in' }
>;

/** Cancelled, out of time, or begun in another browser. */
const endedCodes: readonly unknown[] = ['FAILED_PRECONDITION', 'NOT_FOUND', 'BAD_REQUEST'];

/** Completes a sign-in on the page that the service of electronic id leads back to; `form`: it ended without one. */
export function useReturnFromService(onSignedIn: () => void): {
  state: ReturnState;
  pick: (customerId: number) => void;
} {
  const client = useQueryClient();
  const [state, setState] = useState<ReturnState>({ kind: 'identifying' });
  const reference = useRef('');

  const identify = async (selectedCustomer?: number): Promise<void> => {
    const info = await fetchElectronicUserInfo(reference.current, selectedCustomer);
    if (info.kind === 'no-user') return setState({ kind: 'form', error: noUserMessage, isUnknown: true });
    if (info.kind === 'choose') return setState({ kind: 'choosing', options: info.options, isBusy: false });
    setState({ kind: 'signed-in' });
    await followSignedIn(client);
    onSignedIn();
  };
  const endWithError = (error: unknown): void => {
    logFailure('Electronic sign-in: the return failed', error);
    const hasEnded = reference.current === '' && endedCodes.includes(errorCode(error));
    setState({ kind: 'form', error: hasEnded ? statusErrorMessage : userInfoFailureText(error) });
  };
  const complete = useEffectEvent(async () => {
    const answer = location.search.slice(1);
    // The code must neither stay in the history nor be given again.
    window.history.replaceState(null, '', location.pathname);
    try {
      reference.current = await completeElectronicRedirect(answer);
      await identify();
    } catch (error) {
      endWithError(error);
    }
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void complete();
  }, []);
  const pick = (customerId: number): void => {
    if (state.kind !== 'choosing' || state.isBusy) return;
    setState({ ...state, isBusy: true });
    identify(customerId).catch(endWithError);
  };
  return { state, pick };
}
