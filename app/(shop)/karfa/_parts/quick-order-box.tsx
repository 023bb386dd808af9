'use client';

import styled from 'styled-components';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNear } from '@/components/ui/use-near.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { media } from '@/styles/media.ts';

const loadPart = () => import('../../_parts/quick-order/quick-order-part.tsx');

/** Quick order below something else: its code comes as its place comes near the view. */
export function QuickOrderBox() {
  const [place, near] = useNear();
  const { part, failed, load } = useOnDemand(loadPart, near);
  return (
    <Place ref={place}>
      {part && <part.QuickOrderPart />}
      {!part && failed && <ErrorRegion text={networkMessage} onRetry={load} />}
      {!part && !failed && <Skeleton height="var(--room)" />}
    </Place>
  );
}

/* As high as the box that comes, with its margins: the footer below it must not move. */
const Place = styled.div`
  --room: 344px;
  display: flow-root;
  min-height: calc(var(--room) + 80px);
  & > [data-skeleton] {
    margin-block: 16px 64px;
  }
  ${media.narrow} {
    --room: 238px;
  }
  ${media.print} {
    display: none;
  }
`;
