'use client';

import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { useResendInvitation, useWithdrawInvitation } from '@/lib/employees/mutations.ts';
import type { CompanyEmployees, EmployeeInvitation } from '@/lib/employees/queries.ts';
import { mayAssign, roleLabel } from '@/lib/rules/people/roles.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { PersonFact, PersonItem, PersonList } from './person-item.tsx';

interface Props {
  company: CompanyEmployees;
  onStatus: (statusText: string) => void;
}

/** Who was asked and has not answered yet; nothing where there is nobody. */
export function InvitationList({ company, onStatus }: Props) {
  const { invitations } = company;
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const failure = resend.error ?? withdraw.error;
  if (invitations.length === 0) return null;
  const resendInvitation = ({ id, invited }: EmployeeInvitation): void => {
    withdraw.reset();
    resend.mutate(id, { onSuccess: () => onStatus(`Boð var sent aftur: ${invited}`) });
  };
  const withdrawInvitation = ({ id, invited }: EmployeeInvitation): void => {
    resend.reset();
    withdraw.mutate(id, { onSuccess: () => onStatus(`Boð var afturkallað: ${invited}`) });
  };
  return (
    <>
      <InvitationsHeading id="invitations">Boð sem bíða svars</InvitationsHeading>
      <PersonList aria-labelledby="invitations">
        {invitations.map((invitation) => {
          const { id, invited, orderLimit, sentAt, expiresAt, isExpired } = invitation;
          return (
            <PersonItem
              key={id}
              name={<strong>{formatKennitala(invited)}</strong>}
              facts={
                <>
                  <Badge tone={isExpired ? 'rust' : 'fjord'}>
                    {isExpired ? 'Útrunnið' : roleLabel(invitation)}
                  </Badge>
                  {orderLimit !== null && <PersonFact>Úttektarmörk {formatKronur(orderLimit)}</PersonFact>}
                  <PersonFact>
                    Sent {formatDate(sentAt)}, {isExpired ? 'rann út' : 'gildir til'} {formatDate(expiresAt)}
                  </PersonFact>
                </>
              }
              actions={
                mayAssign(company, invitation) && (
                  <>
                    <Button
                      variant="secondary"
                      aria-label={`Senda aftur: ${invited}`}
                      busy={resend.isPending && resend.variables === id}
                      onClick={() => resendInvitation(invitation)}
                    >
                      Senda aftur
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={`Afturkalla: ${invited}`}
                      busy={withdraw.isPending && withdraw.variables === id}
                      onClick={() => withdrawInvitation(invitation)}
                    >
                      Afturkalla
                    </Button>
                  </>
                )
              }
            />
          );
        })}
      </PersonList>
      {failure && <FormError>{errorText(failure)}</FormError>}
    </>
  );
}

const InvitationsHeading = styled.h3`
  font-size: var(--text-large);
`;
