import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endIdentitySession } from '../io/identity/end-identity-session.ts';
import { logFailure } from '../io/log.ts';
import { refreshVisitor } from '../visitor/query-keys.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import {
  mostPolls,
  noUserMessage,
  outOfTimeMessage,
  pollInterval,
  statusErrorMessage,
} from '../rules/people/electronic-sign-in.ts';
import {
  abandonElectronic,
  cancelElectronic,
  electronicUserInfo,
  startElectronic,
  type UserInfo,
} from './calls.ts';
import { startFailureText, userInfoFailureText } from './failure-text.ts';
import {
  clearPendingSignIn,
  storePendingSignIn,
  readPendingSignIn,
  type PendingSignIn,
  type SignInMethod,
} from './pending-sign-in.ts';
import type { ElectronicState } from './state.ts';
import { waitForPhone } from './wait-for-phone.ts';

interface Options {
  way: SignInMethod;
  /** Whether the visitor goes on where they are, rather than to another page. */
  stays: boolean;
  /** `here`: as `stays` was when it began, maybe before a reload. */
  onSignedIn: (here: boolean) => void;
}

interface ElectronicSignIn {
  state: ElectronicState;
  /** @param identifier valid for the way */
  start: (identifier: string) => void;
  cancel: () => void;
  pick: (customerId: number) => void;
}

const empty: ElectronicState = { kind: 'form', error: null };

/** One sign-in by electronic id, from the form to the session; goes on with what a reload of the tab interrupted. */
export function useElectronicSignIn({ way, stays, onSignedIn }: Options): ElectronicSignIn {
  const client = useQueryClient();
  const [state, setState] = useState<ElectronicState>(empty);
  const finish = useRef(onSignedIn);
  useEffect(() => {
    finish.current = onSignedIn;
  });
  /** Ends the wait that is going on; whatever it would still bring is ignored. */
  const stop = useRef<() => void>(() => undefined);

  const giveUp = useCallback((error: string | null, isUnknown = false) => {
    stop.current();
    clearPendingSignIn();
    setState({ kind: 'form', error, isUnknown });
  }, []);

  const identify = useCallback(
    (reference: string, selectedCustomer?: number) => {
      let isStopped = false;
      stop.current = () => {
        isStopped = true;
      };
      const follow = async (info: UserInfo): Promise<void> => {
        if (isStopped) return;
        if (info.kind === 'no-user') return giveUp(noUserMessage, true);
        if (info.kind === 'choose')
          return setState({ kind: 'choosing', options: info.options, isBusy: false });
        const here = readPendingSignIn()?.stays ?? false;
        clearPendingSignIn();
        setState({ kind: 'signed-in' });
        announceSignedInChange();
        await Promise.all([refreshVisitor(client), endIdentitySession()]);
        finish.current(here);
      };
      electronicUserInfo(reference, selectedCustomer).then(follow, (error: unknown) => {
        logFailure('Electronic sign-in: user info failed', error);
        if (!isStopped) giveUp(userInfoFailureText(error));
      });
    },
    [client, giveUp],
  );

  const wait = useCallback(
    (signIn: PendingSignIn) => {
      const show = (retryCount: number, isTroubled: boolean): void =>
        setState({
          kind: 'waiting',
          verificationCode: signIn.verificationCode,
          endsAt: Date.now() + (mostPolls - retryCount) * pollInterval,
          isTroubled,
        });
      show(signIn.retryCount, false);
      stop.current = waitForPhone(signIn, {
        onPending: (retryCount, isTroubled) => {
          storePendingSignIn({ ...signIn, retryCount });
          show(retryCount, isTroubled);
        },
        onApproved: () => {
          setState({ kind: 'identifying' });
          identify(signIn.reference);
        },
        onOutOfTime: () => {
          abandonElectronic();
          giveUp(outOfTimeMessage);
        },
        onEnded: (error) => {
          logFailure('Electronic sign-in ended', error);
          giveUp(statusErrorMessage);
        },
      });
    },
    [giveUp, identify],
  );

  // What was under way in this tab goes on; leaving the form stops the questions.
  useEffect(() => {
    const kept = readPendingSignIn();
    if (kept?.way === way) wait(kept);
    return () => stop.current();
  }, [way, wait]);

  const start = (identifier: string): void => {
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
    };
    setState({ kind: 'sending' });
    startElectronic(identifier, way).then(
      (started) => {
        // Perhaps another one is under way by now, and kept.
        if (isStopped) return cancelElectronic(started.reference);
        const signIn = { ...started, way, stays, startedAt: Date.now() };
        storePendingSignIn(signIn);
        wait(signIn);
      },
      (error: unknown) => {
        logFailure('Electronic sign-in did not start', error);
        if (!isStopped) giveUp(startFailureText(error));
      },
    );
  };
  const cancel = (): void => {
    stop.current();
    abandonElectronic();
    setState(empty);
  };
  const pick = (customerId: number): void => {
    const kept = readPendingSignIn();
    if (state.kind !== 'choosing' || state.isBusy) return;
    if (!kept) return giveUp(userInfoFailureText(null));
    setState({ ...state, isBusy: true });
    identify(kept.reference, customerId);
  };
  return { state, start, cancel, pick };
}
