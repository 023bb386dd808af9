'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AgentListError } from '@/components/ui/agent-list-error.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { agentCustomersQuery, recentCustomersQuery, type AgentCustomer } from '@/lib/acting-as/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { CartPreview } from './cart-preview.tsx';
import { CustomerLine, CustomerLines } from './customer-line.tsx';

interface Props {
  /** Fewer characters than this are no search (specification §9). */
  minimumSearchLength: number;
  currentId: string;
  /** While a switch is under way from here. */
  busy?: boolean;
  onPick: (id: string) => void;
  /** Shows what is there before anything is searched for. */
  showsAll: boolean;
}

/** An agent's search for a customer: by name or national id, active and confirmed ones only (specification §5.3, §7.3). */
export function AgentSearch({ minimumSearchLength, currentId, busy = false, onPick, showsAll }: Props) {
  const [input, setInput] = useState('');
  const debouncedInput = useDebounced(input.trim());
  const search = debouncedInput.length < minimumSearchLength ? '' : debouncedInput;
  const isEnabled = showsAll || search !== '';
  const { data, error, refetch } = useQuery({ ...agentCustomersQuery(search), enabled: isEnabled });
  const { data: recent, isPending } = useQuery({ ...recentCustomersQuery, enabled: showsAll });
  // They stand above all others, and would push them down.
  const waitsForRecent = showsAll && search === '' && isPending;
  const field = useRef<HTMLInputElement>(null);
  // Once the modal is open, which gives the focus to its first button.
  useEffect(() => {
    if (showsAll) field.current?.focus();
  }, [showsAll]);
  const renderCustomer = (customer: AgentCustomer) => (
    <CustomerLine
      key={customer.id}
      {...customer}
      isCurrent={customer.id === currentId}
      busy={busy}
      onPick={() => onPick(customer.id)}
    >
      {showsAll && <CartPreview customerId={customer.id} name={customer.name} />}
    </CustomerLine>
  );
  return (
    <>
      <Field
        kind="search"
        label="Leita eftir nafni eða kennitölu"
        ref={field}
        value={input}
        hint={minimumSearchLength > 2 ? 'Sláðu inn að minnsta kosti 3 stafi' : undefined}
        onChange={({ target }) => setInput(target.value)}
      />
      {search === '' && recent && recent.length > 0 && (
        <section aria-label="Nýlegir viðskiptavinir">
          <h3>Nýlegir viðskiptavinir</h3>
          <CustomerLines>{recent.map(renderCustomer)}</CustomerLines>
        </section>
      )}
      {waitsForRecent && <Skeleton height="320px" />}
      {isEnabled && !waitsForRecent && (
        // What is found stands where it is found, instead of sliding there from below the recent ones.
        <section key={String(search === '')} aria-label="Viðskiptavinir" aria-busy={!data}>
          {showsAll && search === '' && <h3>Allir viðskiptavinir</h3>}
          {error && <AgentListError error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height="320px" />}
          {data?.customers.length === 0 && <EmptyState title="Enginn viðskiptavinur fannst" />}
          <CustomerLines>{data?.customers.map(renderCustomer)}</CustomerLines>
          {data?.hasMore && <p>Fleiri viðskiptavinir eru til. Skrifaðu meira til að þrengja leitina.</p>}
        </section>
      )}
    </>
  );
}
