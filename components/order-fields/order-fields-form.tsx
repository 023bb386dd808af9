'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { useSetOrderFields } from '@/lib/order-fields/mutations.ts';
import type { OrderField } from '@/lib/order-fields/queries.ts';
import { orderFieldKinds, orderFieldNames, type OrderFieldKind } from '@/lib/rules/orders/order-fields.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

const hints: Readonly<Record<OrderFieldKind, string>> = {
  Reference: 'Til dæmis beiðnanúmer eða verknúmer.',
  CostCentre: 'Deild eða verk sem kaupin eru bókuð á.',
};

/** What a company wants on its orders: which fields, whether they have to be filled in, and how they look. */
export function OrderFieldsForm({ fields }: { fields: readonly OrderField[] }) {
  const [asked, setAsked] = useState<ReadonlySet<OrderFieldKind>>(new Set(fields.map(({ kind }) => kind)));
  const { mutate, isPending, isSuccess, error, reset } = useSetOrderFields();
  const problems = error ? readFieldProblems(error) : {};
  const toggle = (kind: OrderFieldKind, isAsked: boolean): void => {
    const next = new Set(asked);
    if (isAsked) next.add(kind);
    else next.delete(kind);
    setAsked(next);
    reset();
  };
  return (
    <Form
      submitSize="small"
      submitLabel="Vista"
      busyLabel="Vista…"
      busy={isPending}
      error={error && Object.keys(problems).length === 0 ? errorText(error) : null}
      onSubmit={(data) =>
        mutate({
          fields: orderFieldKinds
            .filter((kind) => asked.has(kind))
            .map((kind) => ({
              kind,
              isRequired: data.has(`${kind}.isRequired`),
              format: formText(data, `${kind}.format`),
              message: formText(data, `${kind}.message`),
            })),
        })
      }
      after={<p role="status">{isSuccess && 'Breytingarnar voru vistaðar'}</p>}
    >
      {orderFieldKinds.map((kind) => {
        const field = fields.find((one) => one.kind === kind);
        return (
          <FieldGroup key={kind} legend={orderFieldNames[kind]}>
            <Choice
              type="checkbox"
              name={`${kind}.isAsked`}
              label="Spyrja í hverri pöntun"
              hint={hints[kind]}
              checked={asked.has(kind)}
              onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
            />
            {asked.has(kind) && (
              <>
                <Choice
                  type="checkbox"
                  name={`${kind}.isRequired`}
                  label="Án svars er ekki hægt að panta"
                  defaultChecked={field?.isRequired ?? true}
                />
                <Field
                  kind="text"
                  name={`${kind}.format`}
                  label="Snið"
                  hint="# er tölustafur, A er bókstafur og * hvað sem er, til dæmis PO-####. Autt leyfir hvaða texta sem er."
                  defaultValue={field?.format ?? ''}
                  error={problems[`${kind}.format`]}
                />
                <Field
                  kind="text"
                  name={`${kind}.message`}
                  label="Skýring"
                  hint="Birtist þeim sem pantar, til dæmis hvar númerið er að finna."
                  defaultValue={field?.message ?? ''}
                  error={problems[`${kind}.message`]}
                />
              </>
            )}
          </FieldGroup>
        );
      })}
    </Form>
  );
}
