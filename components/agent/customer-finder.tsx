'use client';

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { agentCustomersQuery, recentCustomersQuery, type AgentCustomer } from '@/lib/acting-as/queries.ts';
import { lastOrdersQuery, type LastOrder } from '@/lib/agent/queries.ts';
import { findCustomerHash } from '@/lib/rules/routes/account-paths.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { AgentListError } from '@/components/ui/agent-list-error.tsx';
import { CustomerFact, FactPart } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

const minimumSearchLength = 2;

/** Customers by name or national id with what they bought last; before anything is typed, those acted for last. */
export function CustomerFinder({ acting }: { acting: CustomerActing }) {
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (location.hash === findCustomerHash) field.current?.focus();
    // The server renders the field: what was typed before this script ran is searched for too.
    setInput(field.current?.value ?? '');
  }, []);
  const debouncedInput = useDebounced(input.trim());
  const isSearching = debouncedInput.length >= minimumSearchLength;
  const searchResult = useQuery({ ...agentCustomersQuery(debouncedInput), enabled: isSearching });
  const recentCustomers = useQuery(recentCustomersQuery);
  const { error, refetch } = isSearching ? searchResult : recentCustomers;
  const foundCustomers = isSearching ? searchResult.data?.customers : undefined;
  const recents = isSearching && recentCustomers.data?.length === 0 ? undefined : recentCustomers.data;
  // The recent ones stay until the first answer: a list that goes for a moment loses the press on it.
  const customers: readonly AgentCustomer[] | undefined = foundCustomers ?? (error ? undefined : recents);
  const { data: orders } = useQuery(lastOrdersQuery(customers?.map(({ id }) => id) ?? []));
  return (
    <DeskSection title="Finna viðskiptavin">
      <Field
        kind="search"
        label="Leita eftir nafni eða kennitölu"
        ref={field}
        maxLength={100}
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
      <ShortcutHint>
        <kbd>Ctrl + K</kbd> opnar flýtileit að viðskiptavinum, vörum, tilboðum og reikningum á öllum síðum.
      </ShortcutHint>
      {!foundCustomers && customers && customers.length > 0 && (
        <RecentHeading>Nýlegir viðskiptavinir</RecentHeading>
      )}
      {error && <AgentListError error={error} onRetry={() => void refetch()} />}
      {!customers && !error && <Skeleton height="240px" />}
      {foundCustomers?.length === 0 && <EmptyState title="Enginn viðskiptavinur fannst" />}
      {!isSearching && customers?.length === 0 && <p>Hér birtast þeir sem þú varst síðast í umboði fyrir.</p>}
      {customers && customers.length > 0 && (
        <CustomerList aria-busy={searchResult.isFetching}>
          {customers.map(({ id, name, ssn }) => (
            <CustomerRow key={id} id={id} name={name} ssn={ssn} acting={acting}>
              {orders && <LastOrders orders={orders.get(id) ?? []} />}
            </CustomerRow>
          ))}
        </CustomerList>
      )}
      {isSearching && searchResult.data?.hasMore && (
        <p>Fleiri viðskiptavinir eru til. Skrifaðu meira til að þrengja leitina.</p>
      )}
    </DeskSection>
  );
}

function LastOrders({ orders }: { orders: readonly LastOrder[] }) {
  if (orders.length === 0) return <CustomerFact>Engar pantanir fundust</CustomerFact>;
  return (
    <CustomerFact>
      <FactPart>Síðustu pantanir:</FactPart>{' '}
      {orders.map(({ date, total }) => (
        <FactPart key={`${date} ${total}`}>
          {formatDate(date)} {formatKronur(total)}{' '}
        </FactPart>
      ))}
    </CustomerFact>
  );
}

const RecentHeading = styled.h3`
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

const ShortcutHint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  & kbd {
    /* Of one letter each: narrower than a step of the scale. */
    padding: 1px 6px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    font: inherit;
    background: var(--color-mist);
  }
  /* A phone has no such keys. */
  @media (hover: none) {
    display: none;
  }
`;
