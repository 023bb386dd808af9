import { Table, TableRow } from '@/components/ui/table.tsx';
import type { GetCampaignsQuery } from '@/graphql/generated/operations.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

interface Props {
  discounts: NonNullable<GetCampaignsQuery['authenticatedCustomer']>['discounts'];
}

const columns = [{ label: 'Samningur' }, { label: 'Sölukóði vara' }, { label: 'Afsláttur', isNumber: true }];

/** What was agreed with the customer: how much of the list price goes off which goods. */
export function AgreedDiscounts({ discounts }: Props) {
  return (
    <Table columns={columns}>
      {discounts.map(({ code, salesCode, discountPercentage }) => (
        <TableRow
          key={`${code} ${salesCode}`}
          columns={columns}
          isNamed
          cells={[code, salesCode, `${formatNumber(discountPercentage, 2)}%`]}
        />
      ))}
    </Table>
  );
}
