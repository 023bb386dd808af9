'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ChoiceList } from '@/components/ui/choice-list.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { billToCustomersQuery } from '@/lib/acting-as/queries.ts';
import { billToFailedMessage } from '@/lib/rules/people/acting.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';

interface Props {
  /** Whose orders these are. */
  customerId: string;
  /** Who is billed now. */
  selectedId: string | null;
  busy: boolean;
  /** Whether the last choice failed. */
  failed: boolean;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** Who is billed for this order, of several (specification §2.9). */
export function BillToPicker({ customerId, selectedId, busy, failed, onPick, onClose }: Props) {
  const { data: options, error, refetch } = useQuery(billToCustomersQuery(customerId));
  return (
    <Modal title="Viðskiptavinur" width={500} onClose={onClose}>
      <BillToChoices aria-busy={busy}>
        <h3>Fyrir hvern er þessi pöntun?</h3>
        {failed && <p role="alert">{billToFailedMessage}</p>}
        {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
        {!options && !error && <Skeleton height="184px" />}
        <ul>
          {options?.map(({ id, name, ssn }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === selectedId}
                aria-disabled={busy}
                onClick={() => !busy && onPick(id)}
              >
                <span>
                  {name}
                  <small>kt. {formatKennitala(ssn)}</small>
                </span>
                {id === selectedId ? <Icon name="check" size={20} /> : <Icon name="chevron" size={16} />}
              </button>
            </li>
          ))}
        </ul>
      </BillToChoices>
    </Modal>
  );
}

const BillToChoices = styled(ChoiceList)`
  display: grid;
  gap: var(--space-4);
  & h3 {
    font-size: var(--text-large);
  }
  & button[aria-pressed='true'] {
    border-color: var(--color-fjord);
    box-shadow: inset 0 0 0 1px var(--color-fjord);
    background: var(--color-fjord-pale);
  }
  & small {
    font-variant-numeric: tabular-nums;
  }
  & > [role='alert'] {
    color: var(--color-rust);
    font-weight: 600;
  }
`;
