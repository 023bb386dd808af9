import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import type { UnitSum } from '@/lib/statistics/queries.ts';

const columns = [
  { label: 'Eining' },
  { label: 'Án vsk.', isNumber: true },
  { label: 'Með vsk.', isNumber: true },
];

/** What each unit bought, the most first, each with a link to its own months. */
export function UnitSpend({ units, chosenId }: { units: readonly UnitSum[]; chosenId: string | null }) {
  return (
    <Table caption="Viðskipti eftir einingum, síðustu tólf mánuðir og þessi" columns={columns}>
      {units.map(({ unit, totalAmount, totalAmountExcludingTax }) => (
        <TableRow
          key={unit?.id ?? 'none'}
          columns={columns}
          isNamed
          cells={[
            unit ? (
              <a
                key="unit"
                href={`/auth/statistics?eining=${unit.id}`}
                aria-current={unit.id === chosenId ? 'true' : undefined}
              >
                {unit.name}
              </a>
            ) : (
              'Án einingar'
            ),
            <Price key="net" amount={totalAmountExcludingTax} />,
            <Price key="gross" amount={totalAmount} />,
          ]}
        />
      ))}
    </Table>
  );
}
