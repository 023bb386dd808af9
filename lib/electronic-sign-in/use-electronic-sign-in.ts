import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../io/log.ts';
import {
  maximumPolls,
  noUserMessage,
  outOfTimeMessage,
  pollIntervalMs,
  statusErrorMessage,
} from '../rules/people/electronic-sign-in.ts';
import {
  abandonElectronicSignIn,
  cancelElectronicSignIn,
  fetchElectronicUserInfo,
  startElectronicSignIn,
  type ElectronicUserInfo,
} from './calls.ts';
import { followSignedIn } from './follow-signed-in.ts';
import { startFailureText, userInfoFailureText } from './failure-text.ts';
import {
  clearPendingSignIn,
  storePendingSignIn,
  readPendingSignIn,
  type PendingSignIn,
  type SignInMethod,
} from './pending-sign-in.ts';
import type { ElectronicSignInState } from './state.ts';
import { waitForPhone } from './wait-for-phone.ts';

interface ElectronicSignInOptions {
  method: SignInMethod;
  /** Whether the visitor stays on this page instead of moving to another. */
  staysOnPage: boolean;
  /** As `staysOnPage` was when it began, maybe before a reload. */
  onSignedIn: (stayedOnPage: boolean) => void;
}

interface ElectronicSignIn {
  state: ElectronicSignInState;
  /** @param identifier valid for the way */
  start: (identifier: string) => void;
  cancel: () => void;
  pick: (customerId: number) => void;
}

const emptyForm: ElectronicSignInState = { kind: 'form', error: null };

/** One sign-in by electronic id, from the form to the session; continues what a reload of the tab interrupted. */
export function useElectronicSignIn({
  method,
  staysOnPage,
  onSignedIn,
}: ElectronicSignInOptions): ElectronicSignIn {
  const client = useQueryClient();
  const [state, setState] = useState<ElectronicSignInState>(emptyForm);
  const onSignedInRef = useRef(onSignedIn);
  useEffect(() => {
    onSignedInRef.current = onSignedIn;
  });
  /** Ends the wait in progress; a late answer is ignored. */
  const stopWaiting = useRef<() => void>(() => undefined);

  const endWithError = useCallback((error: string | null, isUnknown = false) => {
    stopWaiting.current();
    clearPendingSignIn();
    setState({ kind: 'form', error, isUnknown });
  }, []);

  const identify = useCallback(
    (reference: string, selectedCustomer?: number) => {
      let isStopped = false;
      stopWaiting.current = () => {
        isStopped = true;
      };
      const followUserInfo = async (info: ElectronicUserInfo): Promise<void> => {
        if (isStopped) return;
        if (info.kind === 'no-user') return endWithError(noUserMessage, true);
        if (info.kind === 'choose')
          return setState({ kind: 'choosing', options: info.options, isBusy: false });
        const stayedOnPage = readPendingSignIn()?.stays ?? false;
        clearPendingSignIn();
        setState({ kind: 'signed-in' });
        await followSignedIn(client);
        onSignedInRef.current(stayedOnPage);
      };
      fetchElectronicUserInfo(reference, selectedCustomer).then(followUserInfo, (error: unknown) => {
        logFailure('Electronic sign-in: user info failed', error);
        if (!isStopped) endWithError(userInfoFailureText(error));
      });
    },
    [client, endWithError],
  );

  const waitForApproval = useCallback(
    (signIn: PendingSignIn) => {
      const showWaiting = (retryCount: number, isUnreachable: boolean): void =>
        setState({
          kind: 'waiting',
          verificationCode: signIn.verificationCode,
          endsAt: Date.now() + (maximumPolls - retryCount) * pollIntervalMs,
          isUnreachable,
        });
      showWaiting(signIn.retryCount, false);
      stopWaiting.current = waitForPhone(signIn, {
        onPending: (retryCount, isUnreachable) => {
          storePendingSignIn({ ...signIn, retryCount });
          showWaiting(retryCount, isUnreachable);
        },
        onApproved: () => {
          setState({ kind: 'identifying' });
          identify(signIn.reference);
        },
        onOutOfTime: () => {
          abandonElectronicSignIn();
          endWithError(outOfTimeMessage);
        },
        onEnded: (error) => {
          logFailure('Electronic sign-in ended', error);
          endWithError(statusErrorMessage);
        },
      });
    },
    [endWithError, identify],
  );

  // What was under way in this tab continues; leaving the form stops the polling.
  useEffect(() => {
    const pendingSignIn = readPendingSignIn();
    if (pendingSignIn?.way === method) waitForApproval(pendingSignIn);
    return () => stopWaiting.current();
  }, [method, waitForApproval]);

  const start = (identifier: string): void => {
    let isStopped = false;
    stopWaiting.current = () => {
      isStopped = true;
    };
    setState({ kind: 'sending' });
    startElectronicSignIn(identifier, method).then(
      (started) => {
        // Another one may be pending and stored by now.
        if (isStopped) return cancelElectronicSignIn(started.reference);
        const signIn = { ...started, way: method, stays: staysOnPage, startedAt: Date.now() };
        storePendingSignIn(signIn);
        waitForApproval(signIn);
      },
      (error: unknown) => {
        logFailure('Electronic sign-in did not start', error);
        if (!isStopped) endWithError(startFailureText(error));
      },
    );
  };
  const cancel = (): void => {
    stopWaiting.current();
    abandonElectronicSignIn();
    setState(emptyForm);
  };
  const pick = (customerId: number): void => {
    const pendingSignIn = readPendingSignIn();
    if (state.kind !== 'choosing' || state.isBusy) return;
    if (!pendingSignIn) return endWithError(userInfoFailureText(null));
    setState({ ...state, isBusy: true });
    identify(pendingSignIn.reference, customerId);
  };
  return { state, start, cancel, pick };
}
