'use client';

import { useEffect, useState } from 'react';
import { MethodButtons } from '@/components/electronic-sign-in/method-buttons.tsx';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';
import { UserPicker } from '@/components/sign-in/user-picker.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { publicConfig } from '@/lib/io/public-config.ts';
import { readInterruptedMethod, loadElectronic } from './electronic-code.ts';

/** By electronic id the page that comes next is loaded whole (specification §4.4); `here`: it is the one that it began on. */
export type CompletedMethod = 'password' | 'electronic' | 'electronic-here';

interface Props {
  onSignedIn: (method: CompletedMethod) => void;
  /** Whether the visitor stays on this page instead of moving to another. */
  staysOnPage?: boolean;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
}

/** The three modes of specification §2.8: default (e-mail and password), app and phone. */
export function SignInMethods({ onSignedIn, staysOnPage = false, busy = false, initialError = null }: Props) {
  const [method, setMethod] = useState<SignInMethod | null>(null);
  const [previousMethod, setPreviousMethod] = useState<SignInMethod | null>(null);
  const { part, failed, load } = useOnDemand(loadElectronic, method !== null);
  // A reload of the tab continues what it interrupted.
  useEffect(() => {
    void readInterruptedMethod().then((interrupted) => interrupted && setMethod(interrupted));
  }, []);

  if (method === null)
    return (
      <SignInForm busy={busy} onSignedIn={() => onSignedIn('password')} initialError={initialError}>
        {publicConfig().electronicId && (
          <MethodButtons previousMethod={previousMethod} onPick={setMethod} onNear={load} />
        )}
      </SignInForm>
    );
  if (failed) return <ErrorRegion error={null} onRetry={load} />;
  if (!part) return <Skeleton height="320px" />;
  return (
    <part.ElectronicSignIn
      method={method}
      staysOnPage={staysOnPage}
      onBack={() => {
        setPreviousMethod(method);
        setMethod(null);
      }}
      onSignedIn={(stayedOnPage) => onSignedIn(stayedOnPage ? 'electronic-here' : 'electronic')}
      renderPicker={(options, isBusy, onPick) => (
        <UserPicker options={options} busy={isBusy} onPick={onPick} />
      )}
    />
  );
}
