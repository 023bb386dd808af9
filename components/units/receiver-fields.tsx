import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Unit } from '@/lib/units/queries.ts';

interface Props {
  receivers: Unit['receivers'];
  count: number;
  problems: FieldProblems;
  onAdd: () => void;
}

const maximumReceivers = 20;

/** Who takes goods in, one below the other; the first is filled in at checkout. */
export function ReceiverFields({ receivers, count, problems, onAdd }: Props) {
  return (
    <FieldGroup legend="Taka á móti vörum">
      {Array.from({ length: count }, (_, index) => {
        const receiver = receivers[index];
        const path = `receivers.${index}`;
        return (
          <div key={index} role="group" aria-label={`${index + 1}. viðtakandi`}>
            <Field
              kind="text"
              name={`${path}.name`}
              label="Nafn"
              defaultValue={receiver?.name ?? ''}
              error={problems[`${path}.name`] ?? null}
            />
            <FieldPair>
              <Field
                kind="nationalPhone"
                name={`${path}.phone`}
                label="Símanúmer"
                defaultValue={formatPhone(receiver?.phone ?? '')}
                error={problems[`${path}.phone`] ?? null}
              />
              <Field
                kind="email"
                name={`${path}.email`}
                label="Netfang"
                defaultValue={receiver?.email ?? ''}
                error={problems[`${path}.email`] ?? null}
              />
            </FieldPair>
          </div>
        );
      })}
      {count < maximumReceivers && (
        <Button variant="quiet" onClick={onAdd}>
          Bæta við viðtakanda
        </Button>
      )}
    </FieldGroup>
  );
}
