'use client';

import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAccountSettings } from '@/lib/settings/queries.ts';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';

/**
 * More than a password: the code of the authenticator app, which is set up here by who has none yet. Who came in by electronic id
 * has shown enough.
 */
export function SecondFactorView({ returnTo }: { returnTo: string }) {
  const { data: settings, error, refetch } = useAccountSettings();
  const [isProven, setProven] = useState(false);
  if (!settings)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const { login } = settings;
  const email = login?.email ?? settings.email;
  const setDone = (): void => setProven(true);
  if (!login || isProven)
    return (
      <>
        <p role="status">
          {isProven
            ? 'Staðfest. Nú getur þú haldið áfram.'
            : 'Innskráning með rafrænum skilríkjum er nóg. Ekki þarf að staðfesta neitt frekar.'}
        </p>
        <LinkButton href={returnTo}>Halda áfram</LinkButton>
      </>
    );
  return (
    <>
      <p>
        Til að sjá viðskiptavini, skipta í umboð eða breyta aðgangi annarra þarf meira en lykilorð. Staðfestu
        hver þú ert með kóða úr auðkenningarappi eða með rafrænum skilríkjum.
      </p>
      {login.hasSecondFactor ? (
        <SecondFactorProof email={email} onProven={setDone} />
      ) : (
        <SecondFactorSettings email={email} isOn={false} onEnrolled={setDone} />
      )}
      <p>Ef þú vilt nota rafræn skilríki skaltu skrá þig út og aftur inn með þeim.</p>
    </>
  );
}
