'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { useCreateQuote } from '@/lib/quotes/mutations.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { prospectQuotePath, requestQuotePath } from '@/lib/rules/routes/account-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';

/**
 * For an agent in a customer's place: makes a draft of the cart, and opens it. In their own name they make one for somebody new;
 * anybody else asks for a quote of it.
 */
export function CreateQuote() {
  const router = useRouter();
  const { data: customer } = useCustomer();
  const create = useCreateQuote();
  if (customer && !may(customer, 'see-prices')) return null;
  if (customer?.isAgent && customer.actor.id === customer.id)
    return (
      <LinkButton href={prospectQuotePath} variant="secondary" block>
        Gera tilboð handa nýjum viðskiptavini
      </LinkButton>
    );
  if (customer?.role !== 'Agent')
    return (
      <LinkButton href={requestQuotePath('cart')} variant="secondary" block>
        Óska eftir tilboði
      </LinkButton>
    );
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={create.isPending}
        onClick={() => create.mutate(undefined, { onSuccess: (id) => router.push(`/auth/quotes/${id}`) })}
      >
        {create.isPending ? 'Vista…' : 'Gera tilboð'}
      </Button>
      {create.error && <p role="alert">{errorText(create.error)}</p>}
    </>
  );
}
