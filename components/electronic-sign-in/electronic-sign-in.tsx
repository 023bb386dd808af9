'use client';

import { type ReactNode, useState } from 'react';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import type { ElectronicState } from '@/lib/electronic-sign-in/state.ts';
import { useElectronicSignIn } from '@/lib/electronic-sign-in/use-electronic-sign-in.ts';
import { IdentifierForm } from './identifier-form.tsx';
import { SecurityNumber } from './security-number.tsx';
import { Working } from './working.tsx';

type UserOptions = Extract<ElectronicState, { kind: 'choosing' }>['options'];

interface Props {
  way: SignInMethod;
  /** Whether the visitor goes on where they are, rather than to another page. */
  stays: boolean;
  onBack: () => void;
  /** `here`: it began on a page that the visitor stays on. */
  onSignedIn: (here: boolean) => void;
  /** Shows who the person may be (specification §2.9, Veldu notanda). */
  renderPicker: (options: UserOptions, isBusy: boolean, pick: (id: number) => void) => ReactNode;
}

/** Sign-in with the app or the phone: number, security number, and who it was. */
export function ElectronicSignIn({ way, stays, onBack, onSignedIn, renderPicker }: Props) {
  const { state, start, cancel, pick } = useElectronicSignIn({ way, stays, onSignedIn });
  const [typed, setTyped] = useState('');
  switch (state.kind) {
    case 'waiting':
      return <SecurityNumber way={way} {...state} onCancel={cancel} />;
    case 'identifying':
    case 'signed-in':
      return <Working />;
    case 'choosing':
      return renderPicker(state.options, state.isBusy, pick);
    case 'form':
    case 'sending': {
      const isForm = state.kind === 'form';
      return (
        <IdentifierForm
          way={way}
          initial={typed}
          error={isForm ? state.error : null}
          isUnknown={isForm && state.isUnknown === true}
          isSending={!isForm}
          onBack={() => {
            cancel();
            onBack();
          }}
          onSubmit={(identifier) => {
            setTyped(identifier);
            start(identifier);
          }}
        />
      );
    }
  }
}
