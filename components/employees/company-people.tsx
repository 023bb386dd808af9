'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { employeesQuery, foundEmployeesQuery, type CompanyEmployee } from '@/lib/employees/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { EmployeeForm } from './employee-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleFrame } from './people-frame.tsx';
import { PersonRow } from './person-row.tsx';

/** Everybody who acts for one company, and who is invited to. */
export function CompanyPeople({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CompanyEmployee | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { data: company, error, refetch } = useQuery(employeesQuery(companyId, page));
  const settled = useDebounced(search.trim());
  const found = useQuery(foundEmployeesQuery(companyId, settled));
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const isSearching = settled.length >= 2;
  const people = isSearching ? found.data : company.employees;
  return (
    <PeopleFrame>
      <header>
        <h2>{company.companyName}</h2>
        <Button onClick={() => setInviting(true)}>Bæta við starfsmanni</Button>
      </header>
      <Field
        type="search"
        label="Leita að starfsmanni"
        name="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status">{said}</p>
      {isSearching && found.error && <ErrorRegion error={found.error} onRetry={() => void found.refetch()} />}
      {people && people.length > 0 && (
        <ul aria-label="Starfsmenn">
          {people.map((employee) => (
            <PersonRow
              key={employee.id}
              employee={employee}
              giver={company.role}
              onChange={() => {
                setSaid(null);
                setChosen(employee);
              }}
            />
          ))}
        </ul>
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
      <InvitationList company={company} onSaid={setSaid} />
      {isInviting && (
        <InviteForm
          company={company}
          onClose={() => setInviting(false)}
          onInvited={(invited) => {
            setInviting(false);
            setSaid(`Boð var sent: ${invited}`);
          }}
        />
      )}
      {chosen && (
        <EmployeeForm
          company={company}
          employee={chosen}
          onClose={(done) => {
            setChosen(null);
            setSaid(done);
          }}
        />
      )}
    </PeopleFrame>
  );
}
