'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useChangeRequest } from '@/lib/approvals/mutations.ts';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

interface Props {
  request: OrderRequest;
  onStatus: (statusText: string) => void;
}

/** Other quantities than were asked for; what they cost has to be approved afterwards. */
export function EditRequest({ request, onStatus }: Props) {
  const { id, total, items, employeeName } = request;
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useChangeRequest();
  const problems = error ? readFieldProblems(error) : {};
  const close = (): void => {
    reset();
    setOpen(false);
  };
  const submit = (data: FormData): void => {
    const lines = items.map(({ productId }) => ({ productId, quantity: Number(formText(data, productId)) }));
    mutate(
      { requestId: id, expectedTotal: total, lines },
      {
        onSuccess: () => {
          setOpen(false);
          onStatus(`Magninu var breytt: ${employeeName}. Pöntunin bíður enn samþykkis.`);
        },
      },
    );
  };
  return (
    <>
      <Button variant="secondary" aria-label={`Breyta magni: ${employeeName}`} onClick={() => setOpen(true)}>
        Breyta magni
      </Button>
      {isOpen && (
        <Modal title="Breyta magni" width={500} onClose={close}>
          <Form
            onSubmit={submit}
            error={error && !hasProblem(problems) ? errorText(error) : null}
            busy={isPending}
            submitLabel="Vista magn"
            busyLabel="Vista…"
          >
            <p>0 tekur vöruna út. {employeeName} fær tölvupóst um breytinguna og nýtt verð birtist hér.</p>
            {items.map(({ productId, name, quantity, askedQuantity, wantedQuantity }) => (
              <Field
                key={productId}
                kind="quantity"
                name={productId}
                label={name}
                min={0}
                hint={`Óskað var eftir ${formatNumber(askedQuantity)} stk.`}
                defaultValue={wantedQuantity ?? quantity}
                error={problems[productId] ?? null}
              />
            ))}
          </Form>
        </Modal>
      )}
    </>
  );
}
