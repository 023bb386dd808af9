'use client';

import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useConfirmEmail } from '@/lib/registration/mutations.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { useHash } from '@/lib/shell/use-hash.ts';

/**
 * Where the link of the confirmation mail leads. A person presses a button: programs that open links in mails to look
 * at them would use the code up otherwise.
 */
export function ConfirmEmail() {
  const { mutate, variables, isPending, isSuccess, error } = useConfirmEmail();
  const codeInAddress = useHash();
  const code = variables ?? codeInAddress;
  const confirmEmail = (): void => {
    if (code === null) return;
    mutate(code);
    window.history.replaceState(null, '', window.location.pathname);
  };

  if (code === null) return <Skeleton height="160px" />;
  if (isSuccess)
    return (
      <Notice title="Netfangið hefur verið staðfest" tone="good">
        <p>Nú getur þú pantað.</p>
        <ButtonRow>
          <LinkButton href="/">Halda áfram að versla</LinkButton>
          <LinkButton href={accountPath} variant="secondary">
            Mínar síður
          </LinkButton>
        </ButtonRow>
      </Notice>
    );
  if (code === '' || errorCode(error) === 'FAILED_PRECONDITION')
    return (
      <Notice title="Hlekkurinn virkar ekki" tone="bad">
        <p>{messageForCode('expired-action-code')}</p>
        <p>Á Mínum síðum sést hvort netfangið er staðfest og þar er hægt að fá nýjan póst.</p>
        <LinkButton href={accountPath}>Mínar síður</LinkButton>
      </Notice>
    );
  return (
    <>
      <p>Eitt skref er eftir: vinsamlegast staðfestið að þetta sé netfangið þitt.</p>
      {error && <p role="alert">{errorText(error)}</p>}
      <Button block busy={isPending} onClick={confirmEmail}>
        {isPending ? 'Sendi…' : 'Staðfesta netfang'}
      </Button>
    </>
  );
}
