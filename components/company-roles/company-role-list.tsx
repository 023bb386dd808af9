'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ItemList } from '@/components/ui/item-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { companyRolesQuery } from '@/lib/company-roles/queries.ts';
import { RoleForm } from './role-form.tsx';
import { RoleItem } from './role-item.tsx';
import { RoleTable } from './role-table.tsx';

/** The roles that one company made, with forms to change them, and all roles beside each other. */
export function CompanyRoleList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(companyRolesQuery(companyId));
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <ItemList
      title={company.companyName}
      addLabel="Búa til hlutverk"
      emptyTitle="Engin eigin hlutverk"
      listLabel="Eigin hlutverk"
      items={company.companyRoles}
      renderItem={(role, { onEdit, onStatus }) => (
        <RoleItem
          role={role}
          company={company}
          onEdit={onEdit}
          onRemoved={() => onStatus(`Hlutverkinu var eytt: ${role.name}`)}
        />
      )}
      renderForm={(role, { onClose, onSaved }) => (
        <RoleForm
          company={company}
          role={role}
          onClose={onClose}
          onSaved={(name) => onSaved(`Hlutverkið var vistað: ${name}`)}
        />
      )}
    >
      <RoleTable company={company} />
    </ItemList>
  );
}
