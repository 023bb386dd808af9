'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { SavedList } from '@/components/ui/saved-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useRevokeKey } from '@/lib/company-keys/mutations.ts';
import { companyKeysQuery, type CompanyKey } from '@/lib/company-keys/queries.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { NewKey } from './new-key.tsx';

/** Keys that the company's own systems order with: those there are, and making another. */
export function CompanyKeysView() {
  const { data: keys, error, refetch } = useQuery(companyKeysQuery);
  const revoke = useRevokeKey();
  const [revoking, setRevoking] = useState<CompanyKey | null>(null);
  if (error && !keys) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!keys) return <Skeleton height="160px" />;
  return (
    <>
      <NewKey />
      {keys.length === 0 && <EmptyState title="Enginn lykill er til" />}
      <SavedList>
        <ul aria-label="Lyklar">
          {keys.map((key) => (
            <li key={key.id}>
              <span>
                {key.name}
                <small>
                  Endar á {key.ending}. {key.makerName} bjó hann til {formatDate(key.createdAt)}.
                </small>
                <small>{lastUseText(key)}</small>
              </span>
              <Button
                variant="secondary"
                aria-label={`Afturkalla lykil: ${key.name}`}
                onClick={() => {
                  revoke.reset();
                  setRevoking(key);
                }}
              >
                Afturkalla
              </Button>
            </li>
          ))}
        </ul>
        <p role="status">{revoke.isSuccess && 'Lykillinn hefur verið afturkallaður'}</p>
        {revoking && (
          <ConfirmDialog
            title="Afturkalla lykil?"
            confirmLabel="Afturkalla"
            busyLabel="Afturkalla…"
            busy={revoke.isPending}
            error={revoke.error}
            isDangerous
            onConfirm={() => revoke.mutate({ keyId: revoking.id }, { onSuccess: () => setRevoking(null) })}
            onClose={() => setRevoking(null)}
          >
            <p>Kerfið sem notar lykilinn „{revoking.name}“ getur ekki lengur pantað.</p>
          </ConfirmDialog>
        )}
      </SavedList>
    </>
  );
}

const lastUseText = ({ lastUsedAt }: CompanyKey): string =>
  lastUsedAt == null ? 'Ekki notaður enn' : `Síðast notaður ${formatDate(lastUsedAt)}`;
