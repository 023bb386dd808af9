import { Select } from '@/components/ui/select.tsx';
import { useSetCheckoutOptions } from '@/lib/checkout/mutations.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';

/** The unit that the order is for; nothing for who has no choice of one. Stored at once: receivers and addresses are the unit's. */
export function UnitField({ checkout }: { checkout: Checkout }) {
  const { mutate, variables, isPending } = useSetCheckoutOptions();
  const { units, unitId, requiresUnit } = checkout;
  if (units.length === 0) return null;
  return (
    <Select
      name="unitId"
      label="Eining"
      hint={requiresUnit ? undefined : 'Útibúið eða deildin sem pantað er fyrir.'}
      value={(isPending ? variables.unitId : unitId) ?? ''}
      onChange={({ currentTarget }) => mutate({ unitId: currentTarget.value })}
    >
      {!requiresUnit && <option value="">Engin eining</option>}
      {units.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
