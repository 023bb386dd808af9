'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import {
  clearInvitation,
  storeInvitation,
  usePendingInvitation,
} from '@/lib/employees/pending-invitation.ts';
import { useAcceptInvitation } from '@/lib/employees/mutations.ts';
import { invitationQuery } from '@/lib/employees/queries.ts';
import { roleNames } from '@/lib/rules/people/roles.ts';
import { accountPath, signInPath } from '@/lib/rules/routes/account-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';

const invitationPath = '/auth/invitation';

/** Where the link of an invitation leads: says what it is about, and who is asked to sign in or register first. */
export function InvitationView() {
  useEffect(() => storeInvitation(), []);
  const code = usePendingInvitation();
  const { data: invitation, error, refetch } = useQuery(invitationQuery(code));
  const accept = useAcceptInvitation();
  const isSignedIn = useSignedInHint();
  const { data: customer } = useCustomer();
  if (accept.data)
    return (
      <Notice title="Boðið hefur verið samþykkt" tone="good">
        <p>
          Þú verslar nú fyrir: <strong>{accept.data.companyName}</strong>
        </p>
        <p>Veldu fyrirtækið í notandavalmyndinni efst á síðunni til að panta fyrir það.</p>
        <LinkButton href={accountPath}>Mínar síður</LinkButton>
      </Notice>
    );
  if (code === '' || invitation === null)
    return (
      <Notice title="Hlekkurinn virkar ekki" tone="bad">
        <p>{messageForCode('expired-action-code')}</p>
        <p>Vinsamlegast biðjið þann sem sendi boðið að senda það aftur.</p>
        <LinkButton href={accountPath}>Mínar síður</LinkButton>
      </Notice>
    );
  if (error) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!invitation || code === null) return <Skeleton height="200px" />;
  return (
    <>
      <p>
        Þér er boðið að versla fyrir: <strong>{invitation.companyName}</strong>
        <br />
        Hlutverk: <strong>{invitation.companyRole ?? roleNames[invitation.role]}</strong>
      </p>
      {isSignedIn ? (
        <>
          <p>
            Innskráning: <strong>{customer ? (customer.actorName ?? customer.name) : '…'}</strong>
          </p>
          {accept.error && <p role="alert">{errorText(accept.error)}</p>}
          <Button
            block
            busy={accept.isPending}
            onClick={() => accept.mutate(code, { onSuccess: clearInvitation })}
          >
            {accept.isPending ? 'Sendi…' : 'Samþykkja boð'}
          </Button>
        </>
      ) : (
        <>
          <p>
            Ef þú ert með aðgang hjá okkur skaltu skrá þig inn. Annars stofnar þú aðgang fyrst, með netfanginu{' '}
            <strong>{invitation.email}</strong>, og kemur svo aftur hingað.
          </p>
          <LinkButton href={signInPath(invitationPath)} block>
            Innskráning
          </LinkButton>
          <LinkButton href="/auth/sign-up" variant="secondary" block>
            Nýskráning
          </LinkButton>
        </>
      )}
    </>
  );
}
