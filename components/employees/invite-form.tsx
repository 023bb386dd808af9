'use client';

import { useState } from 'react';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { invitationSchema } from '@/lib/contract/forms/invitation.ts';
import { useAddEmployee } from '@/lib/employees/mutations.ts';
import type { CompanyEmployees } from '@/lib/employees/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { orderLimitProblem, parseOrderLimit } from '@/lib/rules/orders/order-limit.ts';
import { LimitField } from './limit-field.tsx';
import { readRole } from './given-role.ts';
import { RoleField } from './role-field.tsx';

interface Props {
  company: CompanyEmployees;
  onClose: () => void;
  /** Hears whom the invitation is for. */
  onInvited: (invited: string) => void;
}

/** Invites somebody by e-mail address or national id. */
export function InviteForm({ company, onClose, onInvited }: Props) {
  const { mutate, isPending } = useAddEmployee();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);
  const submit = (data: FormData): void => {
    const invited = formText(data, 'invited');
    const limit = formText(data, 'orderLimit');
    const localProblems = {
      ...findProblems(invitationSchema, { invited }),
      orderLimit: orderLimitProblem(limit),
    };
    setProblems(localProblems);
    setError(null);
    if (hasProblem(localProblems)) return;
    mutate(
      {
        companyId: company.companyId,
        invited,
        ...readRole(data),
        orderLimit: parseOrderLimit(limit) ?? null,
      },
      {
        onSuccess: (invitation) => onInvited(invitation.invited),
        onError: (cause) => {
          const serverProblems = readFieldProblems(cause);
          setProblems(serverProblems);
          setError(hasProblem(serverProblems) ? null : errorText(cause));
        },
      },
    );
  };
  return (
    <Modal title="Bæta við starfsmanni" onClose={onClose}>
      <Form onSubmit={submit} error={error} busy={isPending} submitLabel="Senda boð" busyLabel="Sendi…">
        <Field
          kind="text"
          label="Netfang eða kennitala"
          name="invited"
          required
          hint="Sé kennitalan á skrá hjá okkur er boðið sent á netfangið sem henni fylgir. Annars þarf netfang."
          error={problems['invited'] ?? null}
        />
        <RoleField company={company} initialRole={{ role: 'Employee', companyRole: null }} />
        <LimitField limit={null} error={problems['orderLimit'] ?? null} />
      </Form>
    </Modal>
  );
}
