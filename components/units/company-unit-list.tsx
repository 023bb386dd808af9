'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ItemList } from '@/components/ui/item-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { unitLabel } from '@/lib/rules/orders/ramp-hours.ts';
import { unitsQuery, type Unit } from '@/lib/units/queries.ts';
import { UnitForm } from './unit-form.tsx';
import { UnitItem } from './unit-item.tsx';

/** The units of one company, each with what stands in it and forms to change it. */
export function CompanyUnitList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(unitsQuery(companyId));
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <ItemList
      title={company.companyName}
      addLabel="Bæta við einingu"
      onAdd={() => setEdited('new')}
      statusText={statusText}
      emptyTitle="Engar einingar"
      listLabel="Einingar"
      items={company.units.map((unit) => (
        <UnitItem
          key={unit.id}
          unit={unit}
          company={company}
          onEdit={() => {
            setStatusText(null);
            setEdited(unit);
          }}
          onStatus={setStatusText}
        />
      ))}
    >
      {edited && (
        <UnitForm
          company={company}
          unit={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(unit) => {
            setEdited(null);
            setStatusText(`Einingin var vistuð: ${unitLabel(unit)}`);
          }}
        />
      )}
    </ItemList>
  );
}
