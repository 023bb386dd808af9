'use client';

import { Button } from '@/components/ui/button.tsx';
import { mailStateTexts } from '@/lib/rules/people/mail-state.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { useResumeMail } from '@/lib/settings/mutations.ts';
import type { AccountSettings } from '@/lib/settings/queries.ts';

type Props = Pick<AccountSettings, 'email' | 'mailState'>;

/** Says where mail does not reach the person, and opens the way for it again. */
export function MailStateSection({ email, mailState }: Props) {
  const { mutate, isPending, isSuccess, error } = useResumeMail();
  const isShownError = error && errorCode(error) !== 'UNAUTHENTICATED';
  if (mailState === 'Reachable')
    return <p role="status">{isSuccess ? `Við sendum aftur póst á ${email}.` : ''}</p>;
  const { title, text, buttonLabel } = mailStateTexts[mailState];
  return (
    <>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <p>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {buttonLabel}
        </Button>
      </p>
      {isShownError && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
