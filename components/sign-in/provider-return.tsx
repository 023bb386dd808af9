'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { useHydrated } from '@/components/ui/use-hydrated.ts';
import { announceProviderAnswer, isProviderRedirect } from '@/lib/sign-in/provider-return.ts';
import { takeReturnPath } from '@/lib/visitor/return-after-leaving.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { SignInStopView } from './sign-in-stop-view.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

/** Where a provider sends the browser back to. */
export function ProviderReturn() {
  return useHydrated() ? <ReturnInBrowser /> : <SignInProgress error={null} returnTo="/" />;
}

function ReturnInBrowser() {
  const [hadLeftShop] = useState(isProviderRedirect);
  return hadLeftShop ? <RedirectReturn /> : <WindowReturn />;
}

/** In a window of its own: it tells the one that opened it, and closes. */
function WindowReturn() {
  useEffect(() => {
    announceProviderAnswer(location.href);
    window.close();
  }, []);
  return (
    <Notice title="Innskráningunni er lokið í þessum glugga" focused={false}>
      <p>Þú getur lokað honum og haldið áfram í versluninni.</p>
    </Notice>
  );
}

/** Where the browser had left the shop the sign-in is completed here. */
function RedirectReturn() {
  const router = useRouter();
  const [returnTo] = useState(takeReturnPath);
  const isStarted = useRef(false);
  const steps = useSignInSteps(() => {
    router.replace(returnTo);
    router.refresh();
  });
  const completeSignIn = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    steps.run(async () => {
      const { continueProviderSignIn } = await import('@/lib/sign-in/other-ways.ts');
      const outcome = await continueProviderSignIn();
      // The code in the address is used up.
      window.history.replaceState(null, '', location.pathname);
      if (!outcome) throw new Error('No sign-in to complete');
      return outcome;
    });
  });
  useEffect(() => completeSignIn(), []);
  return (
    <SignInStopView steps={steps}>
      <SignInProgress error={steps.error} returnTo={returnTo} />
    </SignInStopView>
  );
}
