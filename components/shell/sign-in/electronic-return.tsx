'use client';

import { useState } from 'react';
import { SigningIn } from '@/components/electronic-sign-in/signing-in.tsx';
import { SignInProgress } from '@/components/sign-in/sign-in-progress.tsx';
import { UserPicker } from '@/components/sign-in/user-picker.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useHydrated } from '@/components/ui/use-hydrated.ts';
import { useReturnFromService } from '@/lib/electronic-sign-in/use-return-from-service.ts';
import { takeReturnPath } from '@/lib/visitor/return-after-leaving.ts';

/** Where the pages of electronic id send the browser back to. */
export function ElectronicReturn() {
  return useHydrated() ? <ReturnInBrowser /> : <SignInProgress error={null} returnTo="/" />;
}

function ReturnInBrowser() {
  const [returnTo] = useState(takeReturnPath);
  const { state, pick } = useReturnFromService(() => location.replace(returnTo));
  if (state.kind === 'choosing')
    return <UserPicker level="h2" options={state.options} busy={state.isBusy} onPick={pick} />;
  if (state.kind !== 'form') return <SigningIn />;
  if (!state.isUnknown) return <SignInProgress error={state.error} returnTo={returnTo} />;
  return (
    <Notice title="Nýskráningar er þörf">
      <p>{state.error}</p>
      <LinkButton href="/auth/sign-up">Nýskráning</LinkButton>
    </Notice>
  );
}
