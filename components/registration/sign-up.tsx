'use client';

import { useState } from 'react';
import type { Registrant } from '@/lib/registration/registration-input.ts';
import { KennitalaStep } from './kennitala-step.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationNextSteps } from './registration-next-steps.tsx';

/** Registration: the national id decides which form follows, then what happens next (specification §2.1). */
export function SignUp() {
  const [registrant, setRegistrant] = useState<Registrant | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [registered, setRegistered] = useState<{ email: string; name: string } | null>(null);
  if (registered) return <RegistrationNextSteps {...registered} />;
  const showForm = (nextRegistrant: Registrant): void => {
    setRegistrant(nextRegistrant);
    setChanging(false);
  };
  return (
    <>
      {(!registrant || isChanging) && (
        <KennitalaStep initialSsn={registrant?.ssn ?? ''} onRegistrant={showForm} />
      )}
      {registrant && (
        // Stays while the national id is changed: what was typed is still there afterwards.
        <div hidden={isChanging}>
          <RegistrationForm
            registrant={registrant}
            onChangeKennitala={() => setChanging(true)}
            onRegistered={setRegistered}
          />
        </div>
      )}
    </>
  );
}
