'use client';

import { type ReactNode, useState } from 'react';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { readRememberedNumber, rememberNumber } from '@/lib/electronic-sign-in/remembered-number.ts';
import type { ElectronicMethod, ElectronicSignInState } from '@/lib/electronic-sign-in/state.ts';
import { useElectronicSignIn } from '@/lib/electronic-sign-in/use-electronic-sign-in.ts';
import { IdentifierForm } from './identifier-form.tsx';
import { LeavingShop } from './leaving-shop.tsx';
import { SecurityNumber } from './security-number.tsx';
import { SigningIn } from './signing-in.tsx';

type UserOptions = Extract<ElectronicSignInState, { kind: 'choosing' }>['options'];

interface Props {
  method: ElectronicMethod;
  /** Where the visitor is led who leaves the shop for it: a path of this shop. */
  returnTo: string;
  /** Whether the visitor stays on this page instead of moving to another. */
  staysOnPage: boolean;
  onBack: () => void;
  /** `stayedOnPage`: it began on a page that the visitor stays on. */
  onSignedIn: (stayedOnPage: boolean) => void;
  /** Shows who the person may be (specification §2.9, Veldu notanda). */
  renderPicker: (options: UserOptions, isBusy: boolean, pick: (id: number) => void) => ReactNode;
}

/** Sign-in with electronic id, in the way that was chosen. */
export function ElectronicSignIn({ method, returnTo, ...others }: Props) {
  if (method === 'redirect') return <LeavingShop returnTo={returnTo} onBack={others.onBack} />;
  return <PhoneSignIn method={method} {...others} />;
}

interface PhoneSignInProps extends Omit<Props, 'returnTo'> {
  method: SignInMethod;
}

/** With the app or the phone: number, security number, and who it was. */
function PhoneSignIn({ method, staysOnPage, onBack, onSignedIn, renderPicker }: PhoneSignInProps) {
  const { state, start, cancel, pick } = useElectronicSignIn({ method, staysOnPage, onSignedIn });
  const [rememberedNumber] = useState(readRememberedNumber);
  const isRemembered = rememberedNumber?.way === method;
  const [input, setInput] = useState(() => ({
    identifier: isRemembered ? rememberedNumber.identifier : '',
    isRemembered,
  }));
  switch (state.kind) {
    case 'waiting':
      return <SecurityNumber method={method} {...state} onCancel={cancel} />;
    case 'identifying':
    case 'signed-in':
      return <SigningIn />;
    case 'choosing':
      return renderPicker(state.options, state.isBusy, pick);
    case 'form':
    case 'sending': {
      const isForm = state.kind === 'form';
      return (
        <IdentifierForm
          method={method}
          initial={input.identifier}
          isRemembered={input.isRemembered}
          error={isForm ? state.error : null}
          isUnknown={isForm && state.isUnknown === true}
          isSending={!isForm}
          onBack={() => {
            cancel();
            onBack();
          }}
          onSubmit={(identifier, shallRemember) => {
            setInput({ identifier, isRemembered: shallRemember });
            if (shallRemember) rememberNumber({ way: method, identifier });
            // Unticked here forgets the number of this way only.
            else if (input.isRemembered) rememberNumber(null);
            start(identifier);
          }}
        />
      );
    }
  }
}
