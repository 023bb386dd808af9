'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { companyRolesQuery, type CompanyRole } from '@/lib/company-roles/queries.ts';
import { RoleForm } from './role-form.tsx';
import { RoleItem } from './role-item.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './company-roles.module.css';

/** The roles that one company made, with forms to change them, and all roles beside each other. */
export function CompanyRoleList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(companyRolesQuery(companyId));
  const [edited, setEdited] = useState<CompanyRole | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <section className={styles.stack} aria-label={company.companyName}>
      <header className={styles.head}>
        <h2>{company.companyName}</h2>
        <Button onClick={() => setEdited('new')}>Búa til hlutverk</Button>
      </header>
      <p role="status" className={styles.status}>
        {statusText}
      </p>
      {company.companyRoles.length === 0 ? (
        <EmptyState title="Engin eigin hlutverk" />
      ) : (
        <ul className={styles.list} aria-label="Eigin hlutverk">
          {company.companyRoles.map((role) => (
            <RoleItem
              key={role.id}
              role={role}
              company={company}
              onEdit={() => {
                setStatusText(null);
                setEdited(role);
              }}
              onRemoved={() => setStatusText(`Hlutverkinu var eytt: ${role.name}`)}
            />
          ))}
        </ul>
      )}
      <RoleTable company={company} />
      {edited && (
        <RoleForm
          company={company}
          role={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(name) => {
            setEdited(null);
            setStatusText(`Hlutverkið var vistað: ${name}`);
          }}
        />
      )}
    </section>
  );
}
