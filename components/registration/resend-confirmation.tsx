'use client';

import { Button } from '@/components/ui/button.tsx';
import { useResendConfirmation } from '@/lib/registration/mutations.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';

/** For a mail that did not come, or a link that ran out. */
export function ResendConfirmation({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  return (
    <div>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Sendi…' : 'Senda staðfestingarpóst aftur'}
      </Button>
      <p role="status">{isSuccess ? `Nýr póstur hefur verið sendur á ${email}.` : ''}</p>
      {error && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}
