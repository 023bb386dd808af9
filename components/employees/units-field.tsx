import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { CompanyEmployees } from '@/lib/employees/queries.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

interface Props {
  units: CompanyEmployees['units'];
  /** The usual one first. */
  unitIds: readonly string[];
}

/** Units that somebody belongs to; nothing where the company has none. */
export function UnitsField({ units, unitIds }: Props) {
  const shown = units.filter(({ id, isActive }) => isActive || unitIds.includes(id));
  if (shown.length === 0) return null;
  return (
    <FieldGroup legend="Einingar">
      <Select
        name="usualUnit"
        label="Venjuleg eining"
        hint="Sá sem tilheyrir einingum pantar aðeins fyrir þær og sér aðeins pantanir þeirra og reikninga, nema viðkomandi sjái um starfsmenn."
        defaultValue={unitIds[0] ?? ''}
      >
        <option value="">Engin: allar einingar</option>
        {shown.map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {isActive ? name : `${name} (lokuð)`}
          </option>
        ))}
      </Select>
      {shown.length > 1 &&
        shown.map(({ id, name }) => (
          <Choice
            key={id}
            type="checkbox"
            name="unitIds"
            value={id}
            label={`Einnig ${name}`}
            defaultChecked={unitIds.slice(1).includes(id)}
          />
        ))}
    </FieldGroup>
  );
}

/** The units as chosen, the usual one first. */
export function readUnitIds(data: FormData): string[] {
  const usual = formText(data, 'usualUnit');
  return [...new Set([...(usual ? [usual] : []), ...data.getAll('unitIds').map(String)])];
}
