'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { agentCustomersQuery, recentCustomersQuery, type AgentCustomer } from '@/lib/acting-as/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { CartPeek } from './cart-peek.tsx';
import { CustomerLine, CustomerLines } from './customer-line.tsx';

interface Props {
  /** Fewer characters than this are no search (specification §9). */
  minimum: number;
  currentId: string;
  busy: boolean;
  onPick: (id: string) => void;
  /** Shows what is there before anything is searched for. */
  browses: boolean;
}

/** An agent's search for a customer: by name or national id, active and confirmed ones only (specification §5.3, §7.3). */
export function AgentSearch({ minimum, currentId, busy, onPick, browses }: Props) {
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim());
  const search = settled.length < minimum ? '' : settled;
  const wanted = browses || search !== '';
  const { data, error, refetch } = useQuery({ ...agentCustomersQuery(search), enabled: wanted });
  const { data: recent } = useQuery({ ...recentCustomersQuery, enabled: browses });
  const field = useRef<HTMLInputElement>(null);
  // Once the modal is open, which gives the focus to its first button.
  useEffect(() => {
    if (browses) field.current?.focus();
  }, [browses]);
  const line = (customer: AgentCustomer) => (
    <CustomerLine
      key={customer.id}
      {...customer}
      isCurrent={customer.id === currentId}
      busy={busy}
      onPick={() => onPick(customer.id)}
    >
      {browses && <CartPeek customerId={customer.id} name={customer.name} />}
    </CustomerLine>
  );
  return (
    <>
      <Field
        label="Leita eftir nafni eða kennitölu"
        type="search"
        autoComplete="off"
        ref={field}
        value={typed}
        hint={minimum > 2 ? 'Sláðu inn að minnsta kosti 3 stafi' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search === '' && recent && recent.length > 0 && (
        <section aria-label="Nýlegir viðskiptavinir">
          <h3>Nýlegir viðskiptavinir</h3>
          <CustomerLines>{recent.map(line)}</CustomerLines>
        </section>
      )}
      {wanted && (
        <section aria-label="Viðskiptavinir" aria-busy={!data}>
          {browses && search === '' && <h3>Allir viðskiptavinir</h3>}
          {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height="320px" />}
          {data?.customers.length === 0 && <EmptyState title="Enginn viðskiptavinur fannst" />}
          <CustomerLines>{data?.customers.map(line)}</CustomerLines>
          {data?.hasMore && <p>Fleiri viðskiptavinir eru til. Skrifaðu meira til að þrengja leitina.</p>}
        </section>
      )}
    </>
  );
}
