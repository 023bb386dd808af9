'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useChangeEmployee, useRemoveEmployee } from '@/lib/employees/mutations.ts';
import type { CompanyEmployee, CompanyEmployees } from '@/lib/employees/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { orderLimitProblem, parseOrderLimit } from '@/lib/rules/orders/order-limit.ts';
import { LimitField } from './limit-field.tsx';
import { readRole, roleChoice } from './given-role.ts';
import { RoleField } from './role-field.tsx';
import { readUnitIds, UnitsField } from './units-field.tsx';

interface Props {
  company: CompanyEmployees;
  employee: CompanyEmployee;
  /** @param statusText what was done, null for nothing */
  onClose: (statusText: string | null) => void;
}

/** Role, limit and units of an employee, and the end of their part in the company. */
export function EmployeeForm({ company, employee, onClose }: Props) {
  const { companyId, lastManagerId } = company;
  const change = useChangeEmployee();
  const remove = useRemoveEmployee();
  const [limitError, setLimitError] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { id, name, isSelf, orderLimit } = employee;
  const submit = (data: FormData): void => {
    const limit = isSelf ? orderLimit : parseOrderLimit(formText(data, 'orderLimit'));
    setLimitError(isSelf ? null : orderLimitProblem(formText(data, 'orderLimit')));
    if (limit === undefined) return;
    remove.reset();
    change.mutate(
      {
        companyId,
        employeeId: id,
        ...readRole(data),
        orderLimit: limit,
        unitIds: readUnitIds(data),
      },
      { onSuccess: () => onClose('Breytingar vistaðar') },
    );
  };
  const confirmRemoval = (): void => {
    change.reset();
    remove.mutate(
      { companyId, employee },
      { onSuccess: () => onClose('Starfsmaðurinn var fjarlægður úr fyrirtækinu') },
    );
  };
  const failure = change.error ?? remove.error;
  return (
    <Modal title={name} onClose={() => onClose(null)}>
      <EmployeeFormStack>
        <Form
          onSubmit={submit}
          error={failure && errorText(failure)}
          busy={change.isPending}
          submitLabel="Vista"
          busyLabel="Vista…"
        >
          {id === lastManagerId ? (
            <LastManager employee={employee} />
          ) : (
            <RoleField company={company} initialRole={employee} />
          )}
          {isSelf ? (
            <p>Þú getur ekki breytt eigin úttektarmörkum.</p>
          ) : (
            <LimitField limit={orderLimit} error={limitError} />
          )}
          <UnitsField units={company.units} unitIds={employee.unitIds} />
        </Form>
        {isConfirming ? (
          <div ref={focusElement} role="group" aria-label="Ertu viss?" tabIndex={-1}>
            <p>
              {isSelf
                ? 'Ertu viss? Þú verslar þá ekki lengur fyrir fyrirtækið.'
                : 'Ertu viss? Viðkomandi verslar þá ekki lengur fyrir fyrirtækið, hvar sem innskráning er opin.'}
            </p>
            <Button variant="danger" busy={remove.isPending} onClick={confirmRemoval}>
              Já, fjarlægja
            </Button>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Hætta við
            </Button>
          </div>
        ) : (
          id !== lastManagerId && (
            <Button variant="quiet" onClick={() => setConfirming(true)}>
              Fjarlægja úr fyrirtækinu
            </Button>
          )
        )}
      </EmployeeFormStack>
    </Modal>
  );
}

/** In place of what would leave the company without a manager. */
function LastManager({ employee }: { employee: CompanyEmployee }) {
  return (
    <>
      <input type="hidden" name="role" value={roleChoice(employee)} />
      <p>
        {employee.isSelf ? 'Þú ert eini stjórnandi' : 'Þetta er eini stjórnandi'} fyrirtækisins. Gera þarf
        annan starfsmann að stjórnanda áður en hægt er að breyta hlutverkinu eða fjarlægja viðkomandi.
      </p>
    </>
  );
}

/** The button that had the focus is gone. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

const EmployeeFormStack = styled.div`
  display: grid;
  gap: var(--space-6);
  & [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-rust-pale);
  }
  & [role='group'] p {
    flex-basis: 100%;
  }
`;
