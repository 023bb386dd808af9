'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { usePendingInvitation } from '@/lib/employees/pending-invitation.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** After registration: signed in, and confirmed or not yet. */
export function RegistrationNextSteps({ email, name }: { email: string; name: string }) {
  const { data: customer } = useCustomer();
  const invitation = usePendingInvitation();
  return (
    <Notice title="Aðgangurinn hefur verið stofnaður" tone="good">
      <p>
        Fyrir: <strong>{name}</strong>
      </p>
      {customer?.isConfirmed ? (
        <p>Netfangið {email} er staðfest og þú getur pantað strax.</p>
      ) : (
        <>
          <p>
            <strong>Hvað gerist næst?</strong>
          </p>
          <ol>
            <li>
              Við höfum sent póst á <strong>{email}</strong>. Vinsamlegast opnið hann og staðfestið netfangið.
            </li>
            <li>Þú getur skoðað vörur, séð verð og sett í körfu strax.</li>
            <li>Þegar netfangið hefur verið staðfest getur þú pantað.</li>
          </ol>
        </>
      )}
      {invitation && (
        <p>Boðið sem þú fékkst bíður enn: vinsamlegast samþykkið það til að versla fyrir fyrirtækið.</p>
      )}
      <ButtonRow>
        {invitation && <LinkButton href="/auth/invitation">Skoða boðið</LinkButton>}
        <LinkButton href="/" variant={invitation ? 'secondary' : 'primary'}>
          Halda áfram að versla
        </LinkButton>
        <LinkButton href={accountPath} variant="secondary">
          Mínar síður
        </LinkButton>
      </ButtonRow>
      {!customer?.isConfirmed && <ResendConfirmation email={email} />}
    </Notice>
  );
}
