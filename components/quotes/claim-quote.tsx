import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { useClaimQuote } from '@/lib/quotes/mutations.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

const signInMessage = 'Skráðu þig inn eða nýskráðu þig til að taka við tilboðinu.';

/** For who was no customer when the offer was made: takes it over, once they are signed in. */
export function ClaimQuote({ link }: { link: string }) {
  const router = useRouter();
  const { data: customer } = useCustomer();
  const claim = useClaimQuote();
  const takeOver = (): void =>
    claim.mutate(link, { onSuccess: ({ id }) => router.push(`/auth/quotes/${id}`) });
  return (
    <>
      <p>
        {customer
          ? `Taktu við tilboðinu fyrir hönd: ${customer.name}. Þá geturðu samþykkt það eða svarað því.`
          : 'Til að samþykkja tilboðið skráir þú þig inn eða nýskráir þig. Eftir nýskráningu opnar þú slóðina aftur úr tölvupóstinum.'}
      </p>
      <Button
        busy={claim.isPending}
        onClick={() => (customer ? takeOver() : openSignIn({ onSignedIn: takeOver, message: signInMessage }))}
      >
        {claim.isPending ? 'Augnablik…' : 'Taka við tilboðinu'}
      </Button>
      {claim.error && <p role="alert">{errorText(claim.error)}</p>}
    </>
  );
}
