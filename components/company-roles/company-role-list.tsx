'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ItemList } from '@/components/ui/item-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { companyRolesQuery, type CompanyRole } from '@/lib/company-roles/queries.ts';
import { RoleForm } from './role-form.tsx';
import { RoleItem } from './role-item.tsx';
import { RoleTable } from './role-table.tsx';

/** The roles that one company made, with forms to change them, and all roles beside each other. */
export function CompanyRoleList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(companyRolesQuery(companyId));
  const [edited, setEdited] = useState<CompanyRole | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <ItemList
      title={company.companyName}
      addLabel="Búa til hlutverk"
      onAdd={() => setEdited('new')}
      statusText={statusText}
      emptyTitle="Engin eigin hlutverk"
      listLabel="Eigin hlutverk"
      items={company.companyRoles.map((role) => (
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
    >
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
    </ItemList>
  );
}
