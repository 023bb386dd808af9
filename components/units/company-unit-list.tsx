'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { unitLabel } from '@/lib/rules/orders/ramp-hours.ts';
import { unitsQuery, type Unit } from '@/lib/units/queries.ts';
import { UnitForm } from './unit-form.tsx';
import { UnitItem } from './unit-item.tsx';
import styles from './units.module.css';

/** The units of one company, each with what stands in it and forms to change it. */
export function CompanyUnitList({ companyId }: { companyId: string }) {
  const { data: company, error, refetch } = useQuery(unitsQuery(companyId));
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  if (!company)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <section className={styles.stack} aria-label={company.companyName}>
      <header className={styles.head}>
        <h2>{company.companyName}</h2>
        <Button onClick={() => setEdited('new')}>Bæta við einingu</Button>
      </header>
      <p role="status" className={styles.status}>
        {statusText}
      </p>
      {company.units.length === 0 ? (
        <EmptyState title="Engar einingar" />
      ) : (
        <ul className={styles.list} aria-label="Einingar">
          {company.units.map((unit) => (
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
        </ul>
      )}
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
    </section>
  );
}
