import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logFailure } from '../io/log.ts';
import { storeReturnPath } from '../visitor/return-after-leaving.ts';
import { startElectronicRedirect } from './calls.ts';
import { startFailureText } from './failure-text.ts';

interface LeaveForService {
  /** Icelandic text of why the visitor is still here; null while the service's page is on its way. */
  error: string | null;
  retry: () => void;
}

/**
 * Leaves the shop for the pages of electronic id, at once.
 * @param returnTo a path of this shop
 * @param onCameBack the browser shows this page as it was left, as by its Back button
 */
export function useLeaveForService(returnTo: string, onCameBack: () => void): LeaveForService {
  const { mutate, error, isPending } = useMutation({
    mutationFn: startElectronicRedirect,
    onSuccess: (url) => {
      storeReturnPath(returnTo);
      location.assign(url);
    },
    onError: (cause) => logFailure('Leaving for electronic id failed', cause),
  });
  const isStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate();
  });
  useEffect(() => start(), []);
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onCameBack());
  useEffect(() => {
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return { error: error && !isPending ? startFailureText(error) : null, retry: () => mutate() };
}
