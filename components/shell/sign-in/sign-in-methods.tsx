'use client';

import { useEffect, useState } from 'react';
import { MethodButtons } from '@/components/electronic-sign-in/method-buttons.tsx';
import { MailLinkForm } from '@/components/sign-in/mail-link-form.tsx';
import { OtherMethods, type OtherMethod } from '@/components/sign-in/other-methods.tsx';
import { PhoneCodeForm } from '@/components/sign-in/phone-code-form.tsx';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';
import { UserPicker } from '@/components/sign-in/user-picker.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { readRememberedNumber } from '@/lib/electronic-sign-in/remembered-number.ts';
import type { ElectronicMethod } from '@/lib/electronic-sign-in/state.ts';
import { publicConfig } from '@/lib/io/public-config.ts';
import { readInterruptedMethod, loadElectronic } from './electronic-code.ts';

/** By electronic id the page that comes next is loaded whole (specification §4.4); `here`: it is the one that it began on. */
export type CompletedMethod = 'password' | 'electronic' | 'electronic-here';

const methodsOfFlow = { true: ['app', 'phone'], redirect: ['redirect'], false: null } as const;

interface Props {
  onSignedIn: (method: CompletedMethod) => void;
  /** Where the visitor is led who leaves the shop for it, or opens a link in a mail: a path of this shop. */
  returnTo: string;
  /** Whether the visitor stays on this page instead of moving to another. */
  staysOnPage?: boolean;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
  /** Whether the first field takes the focus as it opens. */
  focusFirst?: boolean;
}

/**
 * The modes of specification §2.8: default (electronic id, e-mail and password), app and phone; and what the identity service
 * offers besides.
 */
export function SignInMethods({
  onSignedIn,
  returnTo,
  staysOnPage = false,
  busy = false,
  initialError = null,
  focusFirst = false,
}: Props) {
  const electronicMethods = methodsOfFlow[publicConfig().electronicId ?? 'false'];
  const [method, setMethod] = useState<ElectronicMethod | OtherMethod | null>(null);
  // Who let their number be remembered comes in that way again.
  const [focusedMethod, setFocusedMethod] = useState<ElectronicMethod | null>(() =>
    focusFirst && electronicMethods?.length === 2 ? (readRememberedNumber()?.way ?? null) : null,
  );
  const isElectronic = method !== null && method !== 'mail-link' && method !== 'phone-code';
  const { part, failed, load } = useOnDemand(loadElectronic, isElectronic);
  // A reload of the tab continues what it interrupted.
  useEffect(() => {
    void readInterruptedMethod().then((interrupted) => interrupted && setMethod(interrupted));
  }, []);
  const completePassword = (): void => onSignedIn('password');
  const goBack = (): void => setMethod(null);

  if (method === null)
    return (
      <SignInForm
        busy={busy}
        onSignedIn={completePassword}
        initialError={initialError}
        focusFirst={focusFirst && focusedMethod === null}
        before={
          electronicMethods && (
            <MethodButtons
              methods={electronicMethods}
              focusedMethod={focusedMethod}
              onPick={setMethod}
              onNear={load}
            />
          )
        }
        renderAfter={(steps) => <OtherMethods steps={steps} returnTo={returnTo} onPick={setMethod} />}
      />
    );
  if (method === 'mail-link') return <MailLinkForm returnTo={returnTo} onBack={goBack} />;
  if (method === 'phone-code')
    return <PhoneCodeForm busy={busy} onSignedIn={completePassword} onBack={goBack} />;
  if (failed) return <ErrorRegion error={null} onRetry={load} />;
  if (!part) return <Skeleton height="320px" />;
  return (
    <part.ElectronicSignIn
      method={method}
      returnTo={returnTo}
      staysOnPage={staysOnPage}
      onBack={() => {
        setFocusedMethod(method);
        goBack();
      }}
      onSignedIn={(stayedOnPage) => onSignedIn(stayedOnPage ? 'electronic-here' : 'electronic')}
      renderPicker={(options, isBusy, onPick) => (
        <UserPicker options={options} busy={isBusy} onPick={onPick} />
      )}
    />
  );
}
