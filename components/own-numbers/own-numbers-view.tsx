'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { RouterForm } from '@/components/ui/router-form.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ownNumbersQuery, type OwnNumberLine } from '@/lib/own-numbers/queries.ts';
import { ownNumbersPath } from '@/lib/rules/routes/account-paths.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { ImportNumbers } from './import-numbers.tsx';
import { NumberForm } from './number-form.tsx';
import { NumberLines } from './number-lines.tsx';
import styles from './own-numbers-view.module.css';

interface Props {
  /** What narrows the list; it stands in the address. */
  search: string;
  page: number;
  mayManage: boolean;
}

/** What the company calls our products: found, added, changed, taken off, read from a file and written to one. */
export function OwnNumbersView({ search, page, mayManage }: Props) {
  const { data, error, refetch } = useQuery(ownNumbersQuery(search, page));
  const [editing, setEditing] = useState<OwnNumberLine | 'new' | null>(null);
  if (error && !data) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const { lines, total } = data;
  return (
    <div className={styles.stack}>
      <RouterForm action={ownNumbersPath} key={search} role="search" aria-label="Leita í ykkar vörunúmerum">
        <div className={styles.search}>
          <Field
            kind="search"
            name="leit"
            label="Ykkar eða okkar númer eða heiti"
            maxLength={200}
            defaultValue={search}
          />
          <Button type="submit" variant="secondary">
            Leita
          </Button>
        </div>
      </RouterForm>
      <ButtonRow>
        {mayManage && <Button onClick={() => setEditing('new')}>Skrá númer</Button>}
        {mayManage && <ImportNumbers />}
        {(total > 0 || search !== '') && (
          <LinkButton href="/backend/exports/own-numbers.csv" variant="quiet">
            Sækja öll (CSV)
          </LinkButton>
        )}
      </ButtonRow>
      <p role="status">{search !== '' || total > 0 ? countText(total, search) : ''}</p>
      {total === 0 && search === '' && (
        <EmptyState title="Engin vörunúmer skráð">
          <p>
            {mayManage
              ? 'Skráðu eitt númer í einu eða lestu inn skrá með vörunúmerum okkar og ykkar.'
              : 'Stjórnendur fyrirtækisins skrá númerin.'}
          </p>
        </EmptyState>
      )}
      <NumberLines lines={lines} onEdit={mayManage ? setEditing : null} />
      {editing !== null && (
        <NumberForm line={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}

function countText(total: number, search: string): string {
  const count = `${formatNumber(total)} ${total % 10 === 1 && total % 100 !== 11 ? 'vara' : 'vörur'}`;
  return search === '' ? `${count} með ykkar númeri` : `${count} fyrir „${search}“`;
}
