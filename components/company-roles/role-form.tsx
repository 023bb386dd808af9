'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Form } from '@/components/ui/form.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useSaveCompanyRole } from '@/lib/company-roles/mutations.ts';
import type { CompanyRole, CompanyRoles } from '@/lib/company-roles/queries.ts';
import { abilities, may, type Ability } from '@/lib/rules/people/abilities.ts';
import { abilityTexts, maximumRoleNameLength, withNeeded } from '@/lib/rules/people/company-role.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

interface Props {
  company: CompanyRoles;
  /** Null for a new one. */
  role: CompanyRole | null;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** What a role is called and what it allows, of what the visitor may themselves. */
export function RoleForm({ company, role, onClose, onSaved }: Props) {
  const { mutate, isPending, error } = useSaveCompanyRole();
  const [chosen, setChosen] = useState<readonly Ability[]>(role?.abilities ?? ['see-prices']);
  const problems = error ? readFieldProblems(error) : {};
  const toggle = (ability: Ability): void =>
    setChosen(
      chosen.includes(ability)
        ? chosen.filter((one) => !withNeeded([one]).includes(ability))
        : withNeeded([...chosen, ability]),
    );
  const submit = (data: FormData): void => {
    const name = formText(data, 'name');
    mutate(
      {
        input: { companyId: company.companyId, roleId: role?.id ?? null, name, abilities: [...chosen] },
      },
      { onSuccess: () => onSaved(name) },
    );
  };
  return (
    <Modal title={role ? 'Breyta hlutverki' : 'Nýtt hlutverk'} onClose={onClose}>
      <Form
        onSubmit={submit}
        error={error && !hasProblem(problems) ? errorText(error) : null}
        busy={isPending}
        submitLabel="Vista hlutverk"
        busyLabel="Vista…"
      >
        <Field
          kind="text"
          name="name"
          label="Heiti"
          required
          maxLength={maximumRoleNameLength}
          defaultValue={role?.name ?? ''}
          error={problems['name'] ?? null}
        />
        <FieldGroup legend="Hvað má sá gera sem hefur hlutverkið?">
          {abilities
            .filter((ability) => may(company, ability))
            .map((ability) => (
              <Choice
                key={ability}
                type="checkbox"
                name="abilities"
                value={ability}
                label={abilityTexts[ability].name}
                hint={abilityTexts[ability].hint}
                checked={chosen.includes(ability)}
                onChange={() => toggle(ability)}
                framed
              />
            ))}
          {problems['abilities'] && <FormError>{problems['abilities']}</FormError>}
        </FieldGroup>
        {role && role.peopleCount > 0 && <p>Breytingin gildir strax fyrir alla sem hafa hlutverkið.</p>}
      </Form>
    </Modal>
  );
}
