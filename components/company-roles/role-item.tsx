'use client';

import { useState } from 'react';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { FactList } from '@/components/ui/fact-list.tsx';
import { ListedItem } from '@/components/ui/item-list.tsx';
import { useRemoveCompanyRole } from '@/lib/company-roles/mutations.ts';
import type { CompanyRole, CompanyRoles } from '@/lib/company-roles/queries.ts';
import { abilityTexts } from '@/lib/rules/people/company-role.ts';
import { baseRole, mayAssign } from '@/lib/rules/people/roles.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

interface Props {
  role: CompanyRole;
  company: CompanyRoles;
  onEdit: () => void;
  onRemoved: () => void;
}

/** A role that the company made; without buttons where it allows what the visitor may not. */
export function RoleItem({ role, company, onEdit, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useRemoveCompanyRole();
  const { name, abilities, peopleCount, invitationCount } = role;
  const close = (): void => {
    reset();
    setAsking(false);
  };
  return (
    <ListedItem>
      <h3>{name}</h3>
      <p>{abilities.map((ability) => abilityTexts[ability].name).join(' · ')}</p>
      <FactList
        facts={[
          ['Starfsmenn', formatNumber(peopleCount)],
          ['Boð sem bíða', invitationCount > 0 && formatNumber(invitationCount)],
        ]}
      />
      {mayAssign(company, { role: baseRole, abilities }) && (
        <ButtonRow>
          <Button variant="secondary" aria-label={`Breyta: ${name}`} onClick={onEdit}>
            Breyta
          </Button>
          <Button variant="quiet" aria-label={`Eyða: ${name}`} onClick={() => setAsking(true)}>
            Eyða
          </Button>
        </ButtonRow>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Eyða: ${name}`}
          confirmLabel="Eyða"
          busyLabel="Eyði…"
          busy={isPending}
          error={error}
          isDangerous
          onConfirm={() =>
            mutate({ companyId: company.companyId, roleId: role.id }, { onSuccess: onRemoved })
          }
          onClose={close}
        >
          <p>
            Hlutverki er aðeins eytt þegar enginn starfsmaður hefur það og ekkert boð sem bíður fylgir því.
          </p>
        </ConfirmDialog>
      )}
    </ListedItem>
  );
}
