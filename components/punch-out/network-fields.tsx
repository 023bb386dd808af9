import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

const parts = ['from', 'to', 'sender'] as const;
type Part = (typeof parts)[number];

const labels: Readonly<Record<Part, string>> = {
  from: 'Frá (From): fyrirtækið',
  to: 'Til (To): verslunin',
  sender: 'Sendandi (Sender)',
};

interface Props {
  problems: FieldProblems;
  deliveries: readonly { id: string; name: string }[];
}

/** What only messages of cXML have: whom they are from, to and sent by, and how their orders are delivered. */
export function NetworkFields({ problems, deliveries }: Props) {
  return (
    <>
      {parts.map((part) => (
        <FieldGroup key={part} legend={labels[part]}>
          <FieldPair>
            <Field
              kind="text"
              label="Tegund auðkennis (domain)"
              name={`${part}.domain`}
              defaultValue="NetworkID"
              required
            />
            <Field kind="text" label="Auðkenni (Identity)" name={part} required error={problems[part]} />
          </FieldPair>
        </FieldGroup>
      ))}
      <Select
        label="Afhending pantana"
        hint="Pantanir úr innkaupakerfinu (OrderRequest) eru afhentar svona."
        name="deliveryMethodId"
        error={problems['deliveryMethodId']}
      >
        <option value="">Engar pantanir, aðeins körfur</option>
        {deliveries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The identities that were typed. */
export function readIdentities(data: FormData): Record<Part, { domain: string; identity: string }> {
  const read = (part: Part) => ({
    domain: formText(data, `${part}.domain`),
    identity: formText(data, part),
  });
  return { from: read('from'), to: read('to'), sender: read('sender') };
}
