'use client';

import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { useResendConfirmation } from '@/lib/settings/mutations.ts';
import { isMailStopped } from '@/lib/rules/people/mail-state.ts';
import type { AccountSettings } from '@/lib/settings/queries.ts';

type Props = Pick<AccountSettings, 'name' | 'email' | 'isConfirmed' | 'mailState'>;

/** Who is signed in, and whether the address is known to be theirs; no mail is offered that would not be sent. */
export function EmailStatus({ name, email, isConfirmed, mailState }: Props) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  const isShownError = error && errorCode(error) !== 'UNAUTHENTICATED';
  return (
    <>
      <StatusList>
        <div>
          <dt>Nafn</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Netfang</dt>
          <dd>
            {email}{' '}
            <Badge tone={isConfirmed ? 'moss' : 'sun'}>{isConfirmed ? 'Staðfest' : 'Óstaðfest'}</Badge>
          </dd>
        </div>
      </StatusList>
      {!isConfirmed && !isMailStopped(mailState) && (
        <>
          <p>Áður en þú getur pantað þarf að staðfesta netfangið með hlekk sem við sendum þér.</p>
          <p>
            <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
              {isPending ? 'Sendi…' : 'Senda staðfestingarpóst'}
            </Button>
          </p>
          <p role="status">{isSuccess ? `Staðfesting hefur verið send á ${email}` : ''}</p>
        </>
      )}
      {isShownError && <p role="alert">{errorText(error)}</p>}
    </>
  );
}

const StatusList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-4);
  & dt {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
