'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { SavedList } from '@/components/ui/saved-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useRevokeSystem } from '@/lib/punch-out/mutations.ts';
import { purchasingSystemsQuery, type PurchasingSystem } from '@/lib/punch-out/queries.ts';
import { systemKindNames } from '@/lib/rules/orders/purchasing-system.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { NewSystem, type OfferedDelivery } from './new-system.tsx';

interface Props {
  /** How orders that come by cXML can be delivered. */
  deliveries: readonly OfferedDelivery[];
}

/** Purchasing systems that open the shop: those there are, and connecting another. */
export function SystemsView({ deliveries }: Props) {
  const { data: systems, error, refetch } = useQuery(purchasingSystemsQuery);
  const revoke = useRevokeSystem();
  const [revoking, setRevoking] = useState<PurchasingSystem | null>(null);
  if (error && !systems) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!systems) return <Skeleton height="160px" />;
  return (
    <>
      <NewSystem deliveries={deliveries} />
      {systems.length === 0 && <EmptyState title="Ekkert innkaupakerfi er tengt" />}
      <SavedList>
        <ul aria-label="Innkaupakerfi">
          {systems.map((system) => (
            <li key={system.id}>
              <span>
                {system.name} ({systemKindNames[system.kind]})
                <small>
                  {system.username && `Notandanafn ${system.username}. `}Leyniorð endar á {system.ending}.{' '}
                  {system.makerName} tengdi {formatDate(system.createdAt)}.
                </small>
                <small>Körfur fara á {system.hosts.join(', ')}.</small>
                <small>{lastUseText(system)}</small>
              </span>
              <Button
                variant="secondary"
                aria-label={`Aftengja innkaupakerfi: ${system.name}`}
                onClick={() => {
                  revoke.reset();
                  setRevoking(system);
                }}
              >
                Aftengja
              </Button>
            </li>
          ))}
        </ul>
        <p role="status">{revoke.isSuccess && 'Innkaupakerfið hefur verið aftengt'}</p>
        {revoking && (
          <ConfirmDialog
            title="Aftengja innkaupakerfi?"
            confirmLabel="Aftengja"
            busyLabel="Aftengi…"
            busy={revoke.isPending}
            error={revoke.error}
            isDangerous
            onConfirm={() => revoke.mutate({ systemId: revoking.id }, { onSuccess: () => setRevoking(null) })}
            onClose={() => setRevoking(null)}
          >
            <p>„{revoking.name}“ getur ekki lengur opnað verslunina, og heimsóknum þaðan lýkur strax.</p>
          </ConfirmDialog>
        )}
      </SavedList>
    </>
  );
}

const lastUseText = ({ lastUsedAt }: PurchasingSystem): string =>
  lastUsedAt == null ? 'Ekki notað enn' : `Síðast notað ${formatDate(lastUsedAt)}`;
