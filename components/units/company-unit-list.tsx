'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ItemList } from '@/components/ui/item-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { unitLabel } from '@/lib/rules/orders/ramp-hours.ts';
import { unitsQuery } from '@/lib/units/queries.ts';
import { UnitForm } from './unit-form.tsx';
import { UnitItem } from './unit-item.tsx';

/** The units of one company, each with what stands in it and forms to change it. */
export function CompanyUnitList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(unitsQuery(companyId));
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <ItemList
      title={company.companyName}
      addLabel="Bæta við einingu"
      emptyTitle="Engar einingar"
      listLabel="Einingar"
      items={company.units}
      renderItem={(unit, actions) => <UnitItem unit={unit} company={company} {...actions} />}
      renderForm={(unit, { onClose, onSaved }) => (
        <UnitForm
          company={company}
          unit={unit}
          onClose={onClose}
          onSaved={(saved) => onSaved(`Einingin var vistuð: ${unitLabel(saved)}`)}
        />
      )}
    />
  );
}
