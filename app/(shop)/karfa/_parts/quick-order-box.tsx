'use client';

import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNear } from '@/components/ui/use-near.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import styles from './quick-order-box.module.css';

const loadPart = () => import('../../_parts/quick-order/quick-order-part.tsx');

/** Quick order below other content: its code loads when scrolled near. */
export function QuickOrderBox() {
  const [placeholder, isNear] = useNear();
  const { part, failed, load } = useOnDemand(loadPart, isNear);
  return (
    <div className={styles.place} ref={placeholder}>
      {part && <part.QuickOrderPart />}
      {!part && failed && <ErrorRegion text={networkMessage} onRetry={load} />}
      {!part && !failed && (
        <div className={styles.waiting}>
          <Skeleton height="var(--room)" />
        </div>
      )}
    </div>
  );
}

/* As high as the loaded box, with its margins: the footer below must not move. */
