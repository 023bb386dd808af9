'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { employeesQuery, employeeSearchQuery, type CompanyEmployee } from '@/lib/employees/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { EmployeeForm } from './employee-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonList } from './person-item.tsx';
import { PersonRow } from './person-row.tsx';

/** Everybody who acts for one company, and who is invited to. */
export function CompanyPeople({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [editedEmployee, setEditedEmployee] = useState<CompanyEmployee | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [statusText, setStatusText] = useState<string | null>(null);
  const { data: company, error, refetch } = useQuery(employeesQuery(companyId, page));
  const debouncedSearch = useDebounced(search.trim());
  const searchResult = useQuery(employeeSearchQuery(companyId, debouncedSearch));
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const isSearching = debouncedSearch.length >= 2;
  const people = isSearching ? searchResult.data : company.employees;
  return (
    <PeopleSection>
      <header>
        <h2>{company.companyName}</h2>
        <Button onClick={() => setInviting(true)}>Bæta við starfsmanni</Button>
      </header>
      <Field
        kind="search"
        label="Leita að starfsmanni"
        name="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status">{statusText}</p>
      {isSearching && searchResult.error && (
        <ErrorRegion error={searchResult.error} onRetry={() => void searchResult.refetch()} />
      )}
      {people && people.length > 0 && (
        <PersonList aria-label="Starfsmenn">
          {people.map((employee) => (
            <PersonRow
              key={employee.id}
              employee={employee}
              assigner={company}
              onChange={() => {
                setStatusText(null);
                setEditedEmployee(employee);
              }}
            />
          ))}
        </PersonList>
      )}
      {people?.length === 0 && (
        <EmptyState title={isSearching ? 'Enginn starfsmaður fannst' : 'Engir starfsmenn skráðir'} />
      )}
      {!isSearching && (
        <Pagination
          page={company.page}
          pageCount={company.pageCount}
          hrefOf={() => '/auth/employees'}
          onTurn={setPage}
        />
      )}
      <InvitationList company={company} onStatus={setStatusText} />
      {isInviting && (
        <InviteForm
          company={company}
          onClose={() => setInviting(false)}
          onInvited={(invited) => {
            setInviting(false);
            setStatusText(`Boð var sent: ${invited}`);
          }}
        />
      )}
      {editedEmployee && (
        <EmployeeForm
          company={company}
          employee={editedEmployee}
          onClose={(closedText) => {
            setEditedEmployee(null);
            setStatusText(closedText);
          }}
        />
      )}
    </PeopleSection>
  );
}

const PeopleSection = styled.section`
  display: grid;
  gap: var(--space-4);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  & h2 {
    font-size: var(--text-large);
  }
  & [role='status'] {
    min-height: 1.5em;
    color: var(--color-ink-soft);
  }
`;
