import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';

interface Props {
  orderId: string;
  problem: string;
  /** Who the order would be for. */
  context: ReactNode;
}

/** Why the last order cannot be placed again by one press, and the way by the cart. */
export function RepeatProblem({ orderId, problem, context }: Props) {
  return (
    <Notice title="Ekki er hægt að panta þetta með einum smelli" focused={false}>
      <p>{problem}</p>
      {context}
      <LinkButton href={`/auth/orders/${orderId}`} variant="secondary">
        Opna pöntunina og setja í körfu
      </LinkButton>
    </Notice>
  );
}
