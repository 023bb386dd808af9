import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { customerProfilePath } from '@/lib/rules/routes/account-paths.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { CustomerFact } from './customer-fact.tsx';

/** Acts for a customer from now on; `path` is where the agent goes then. */
type ActFor = (customerId: string, path?: string) => void;

export interface CustomerActing {
  actFor: ActFor;
  /** Whom the switch under way is to. */
  pendingId: string | null;
  failed: boolean;
}

interface Props {
  id: string;
  name: string;
  ssn: string;
  acting: CustomerActing;
  /** What the row is about, below the name. */
  children?: ReactNode;
  /** Where acting for this customer leads. */
  path?: string;
  action?: string;
}

/** One customer, and the press that acts for them. */
export function CustomerRow({ id, name, ssn, acting, children, path, action = 'Skipta í umboð' }: Props) {
  const { actFor, pendingId } = acting;
  return (
    <CustomerItem>
      <div>
        <a href={customerProfilePath(id)}>{name}</a>
        <CustomerFact>kt. {formatKennitala(ssn)}</CustomerFact>
        {children}
      </div>
      <Button
        variant="secondary"
        busy={pendingId === id}
        disabled={pendingId !== null && pendingId !== id}
        aria-label={`${action}: ${name}`}
        onClick={() => actFor(id, path)}
      >
        {action}
      </Button>
    </CustomerItem>
  );
}

const CustomerItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
