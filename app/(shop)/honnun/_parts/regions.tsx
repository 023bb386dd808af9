'use client';

import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { Specimen } from './specimen.tsx';
import styles from './regions.module.css';

const columns = [
  { label: 'Vörunúmer' },
  { label: 'Vara' },
  { label: 'Magn', isNumber: true },
  { label: 'Samtals', isNumber: true },
];
const lines = [
  ['VL-00012', 'Einnota hanskar, 100 stk.', 6, 11_940],
  ['VL-00480', 'Klósettpappír, 3 laga', 12, 20_280],
] as const;

/** Surfaces for content, loading, empty and failed states. */
export function Regions() {
  return (
    <>
      <Specimen title="Merki og verð">
        <Badge>Nýtt</Badge>
        <Badge tone="moss">Til á lager</Badge>
        <Badge tone="rust">Vara uppseld</Badge>
        <Badge tone="sun">−15%</Badge>
        <Price amount={1234567} />
        <Price amount={1990} struck />
      </Specimen>
      <Specimen title="Tafla">
        <div className={styles.wide}>
          <Table caption="Línur pöntunar" columns={columns}>
            {lines.map(([sku, name, quantity, amount]) => (
              <TableRow
                key={sku}
                columns={columns}
                isNamed
                cells={[sku, name, quantity, <Price key="amount" amount={amount} />]}
              />
            ))}
          </Table>
        </div>
        <dl className={styles.wide}>
          <SumRow term="Virðisaukaskattur" amount={6236} />
          <SumRow term="Samtals" amount={32220} total />
        </dl>
      </Specimen>
      <Specimen title="Bið, ekkert og villa">
        <div className={styles.wide}>
          <Skeleton height="1.5em" width="60%" />
          <br />
          <Skeleton height="120px" />
        </div>
        <div className={styles.wide}>
          <EmptyState title="Engar pantanir fundust">
            <Button variant="secondary">Halda áfram að versla</Button>
          </EmptyState>
        </div>
        <div className={styles.wide}>
          <ErrorRegion error={new TypeError('Failed to fetch')} onRetry={() => undefined} />
        </div>
      </Specimen>
    </>
  );
}
