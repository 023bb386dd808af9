'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useApproveRequest, useDeclineRequest } from '@/lib/approvals/mutations.ts';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { maximumDeclineReasonLength } from '@/lib/rules/text/text-limits.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { EditRequest } from './edit-request.tsx';
import { RequestActions } from './request-actions.tsx';

interface Props {
  request: OrderRequest;
  onStatus: (statusText: string) => void;
}

/** Yes to the sum that is on the button, or no with a reason. */
export function DecisionForm({ request, onStatus }: Props) {
  const { id, total, employeeName } = request;
  const approve = useApproveRequest();
  const decline = useDeclineRequest();
  const [isDeclining, setDeclining] = useState(false);
  const approveRequest = (): void =>
    approve.mutate(
      { requestId: id, expectedTotal: total },
      {
        onSuccess: ({ status }) =>
          onStatus(
            status === 'Waiting'
              ? `Þú samþykktir pöntunina: ${employeeName}. Hún bíður næsta þreps.`
              : `Pöntunin var samþykkt: ${employeeName}`,
          ),
      },
    );
  const declineRequest = (data: FormData): void =>
    decline.mutate(
      { requestId: id, reason: formText(data, 'reason') },
      {
        onSuccess: () => {
          setDeclining(false);
          onStatus(`Pöntuninni var hafnað: ${employeeName}`);
        },
      },
    );
  return (
    <>
      {approve.error && <FormError>{errorText(approve.error)}</FormError>}
      <RequestActions>
        <Button
          aria-label={approve.isPending ? 'Sendi…' : `Samþykkja, ${formatKronur(total)}: ${employeeName}`}
          busy={approve.isPending}
          onClick={approveRequest}
        >
          {approve.isPending ? 'Sendi…' : `Samþykkja, ${formatKronur(total)}`}
        </Button>
        <Button variant="secondary" aria-label={`Hafna: ${employeeName}`} onClick={() => setDeclining(true)}>
          Hafna
        </Button>
        <EditRequest request={request} onStatus={onStatus} />
      </RequestActions>
      {isDeclining && (
        <Modal title="Hafna pöntun" width={500} onClose={() => setDeclining(false)}>
          <Form
            onSubmit={declineRequest}
            error={decline.error && errorText(decline.error)}
            busy={decline.isPending}
            submitLabel="Hafna pöntun"
            busyLabel="Sendi…"
          >
            <Field
              kind="text"
              label="Ástæða"
              name="reason"
              maxLength={maximumDeclineReasonLength}
              hint={`Valfrjálst. ${employeeName} fær ástæðuna í tölvupósti.`}
            />
          </Form>
        </Modal>
      )}
    </>
  );
}
