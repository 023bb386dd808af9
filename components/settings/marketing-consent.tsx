'use client';

import { Choice } from '@/components/ui/choice.tsx';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { useMarketingConsent } from '@/lib/settings/mutations.ts';

/** Consent to mailed offers: given and taken back with one press. */
export function MarketingConsent({ allowed }: { allowed: boolean }) {
  const { mutate, isPending, variables, isSuccess, error } = useMarketingConsent();
  const isShownError = error && errorCode(error) !== 'UNAUTHENTICATED';
  return (
    <>
      <Choice
        type="checkbox"
        name="allowMarketing"
        label="Já takk, ég vil fá tilboð og fréttir í tölvupósti"
        hint="Þú getur afturkallað samþykkið hvenær sem er."
        checked={isPending ? variables : allowed}
        aria-busy={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      <p role="status">{isSuccess && !isPending ? 'Breytingar vistaðar' : ''}</p>
      {isShownError && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
