import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { fullWeekdayNames, type RampHours } from '@/lib/rules/orders/ramp-hours.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import styles from './ramp-fields.module.css';

interface Props {
  hours: readonly RampHours[];
  note: string;
  problems: FieldProblems;
}

/** When goods are taken in, day by day, and a word about it. */
export function RampFields({ hours, note, problems }: Props) {
  return (
    <FieldGroup legend="Opnunartími vörumóttöku">
      {fullWeekdayNames.map((name, index) => {
        const weekday = index + 1;
        const ofDay = hours.find((one) => one.weekday === weekday);
        const problem = problems[`rampHours.${weekday}`];
        return (
          <div key={name} className={styles.day} role="group" aria-label={name}>
            <span>{name}</span>
            <Field
              kind="text"
              name={`from.${weekday}`}
              label="Frá"
              placeholder="8:00"
              maxLength={5}
              defaultValue={ofDay?.from ?? ''}
            />
            <Field
              kind="text"
              name={`to.${weekday}`}
              label="Til"
              placeholder="16:00"
              maxLength={5}
              defaultValue={ofDay?.to ?? ''}
            />
            {problem && <FormError>{problem}</FormError>}
          </div>
        );
      })}
      <Field
        kind="text"
        name="rampNote"
        label="Um vörumóttöku"
        hint="Stendur við heimilisfangið og á fylgiseðlinum, til dæmis hvert á að keyra."
        maxLength={300}
        defaultValue={note}
        error={problems['rampNote'] ?? null}
      />
    </FieldGroup>
  );
}
