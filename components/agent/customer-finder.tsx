'use client';

import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { agentCustomersQuery, recentCustomersQuery, type AgentCustomer } from '@/lib/acting-as/queries.ts';
import { lastOrdersQuery, type LastOrder } from '@/lib/agent/queries.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';

const minimumSearchLength = 2;

/** Customers by name or national id with what they bought last; before anything is typed, those acted for last. */
export function CustomerFinder({ acting }: { acting: CustomerActing }) {
  const titleId = useId();
  const [input, setInput] = useState('');
  const debouncedInput = useDebounced(input.trim());
  const isSearching = debouncedInput.length >= minimumSearchLength;
  const searchResult = useQuery({ ...agentCustomersQuery(debouncedInput), enabled: isSearching });
  const recentCustomers = useQuery(recentCustomersQuery);
  const { error, refetch } = isSearching ? searchResult : recentCustomers;
  const customers: readonly AgentCustomer[] | undefined = isSearching
    ? searchResult.data?.customers
    : recentCustomers.data;
  const { data: orders } = useQuery(lastOrdersQuery(customers?.map(({ id }) => id) ?? []));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Finna viðskiptavin</h2>
      <Field
        label="Leita eftir nafni eða kennitölu"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
      <p data-keys>
        <kbd>Ctrl + K</kbd> opnar flýtileit að viðskiptavinum, vörum, tilboðum og reikningum á öllum síðum.
      </p>
      {!isSearching && customers && customers.length > 0 && <h3>Nýlegir viðskiptavinir</h3>}
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!customers && !error && <Skeleton height="240px" />}
      {isSearching && customers?.length === 0 && <EmptyState title="Enginn viðskiptavinur fannst" />}
      {!isSearching && customers?.length === 0 && <p>Hér birtast þeir sem þú varst síðast í umboði fyrir.</p>}
      {customers && customers.length > 0 && (
        <ul aria-busy={searchResult.isFetching}>
          {customers.map(({ id, name, ssn }) => (
            <CustomerRow key={id} id={id} name={name} ssn={ssn} acting={acting}>
              {orders && <LastOrders orders={orders.get(id) ?? []} />}
            </CustomerRow>
          ))}
        </ul>
      )}
      {isSearching && searchResult.data?.hasMore && (
        <p>Fleiri viðskiptavinir eru til. Skrifaðu meira til að þrengja leitina.</p>
      )}
    </section>
  );
}

function LastOrders({ orders }: { orders: readonly LastOrder[] }) {
  if (orders.length === 0) return <small>Engar pantanir fundust</small>;
  return (
    <small data-parts>
      <span>Síðustu pantanir:</span>{' '}
      {orders.map(({ date, total }) => (
        <span key={`${date} ${total}`}>
          {formatDate(date)} {formatKronur(total)}{' '}
        </span>
      ))}
    </small>
  );
}
