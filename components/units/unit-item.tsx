'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { FactList } from '@/components/ui/fact-list.tsx';
import { ListedItem } from '@/components/ui/item-list.tsx';
import { formatRampHours, unitLabel } from '@/lib/rules/orders/ramp-hours.ts';
import { addressLine } from '@/lib/rules/people/address-line.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { useSetUnitActive } from '@/lib/units/mutations.ts';
import type { CompanyUnits, Unit } from '@/lib/units/queries.ts';

interface Props {
  unit: Unit;
  company: CompanyUnits;
  onEdit: () => void;
  onStatus: (statusText: string) => void;
}

/** A unit, with what can be done to it. */
export function UnitItem({ unit, company, onEdit, onStatus }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSetUnitActive();
  const label = unitLabel(unit);
  const facts = unitFacts(unit, company);
  const setActive = (isActive: boolean): void =>
    mutate(
      { companyId: company.companyId, unitId: unit.id, isActive },
      {
        onSuccess: () => {
          setAsking(false);
          onStatus(isActive ? `Einingin var opnuð: ${label}` : `Einingunni var lokað: ${label}`);
        },
      },
    );
  return (
    <ListedItem>
      <h3>
        {label} {!unit.isActive && <Badge tone="rust">Lokuð</Badge>}
      </h3>
      {facts.some(([, text]) => text) && <FactList facts={facts} />}
      <ButtonRow>
        <Button variant="secondary" aria-label={`Breyta: ${label}`} onClick={onEdit}>
          Breyta
        </Button>
        {unit.isActive ? (
          <Button variant="quiet" aria-label={`Loka: ${label}`} onClick={() => setAsking(true)}>
            Loka
          </Button>
        ) : (
          <Button
            variant="quiet"
            aria-label={`Opna aftur: ${label}`}
            busy={isPending}
            onClick={() => setActive(true)}
          >
            Opna aftur
          </Button>
        )}
      </ButtonRow>
      {isAsking && (
        <ConfirmDialog
          title={`Loka: ${label}`}
          confirmLabel="Loka"
          busyLabel="Loka…"
          busy={isPending}
          error={error}
          onConfirm={() => setActive(false)}
          onClose={() => setAsking(false)}
        >
          <p>Ekki er pantað fyrir lokaða einingu. Pantanir og reikningar hennar haldast óbreytt.</p>
        </ConfirmDialog>
      )}
    </ListedItem>
  );
}

function unitFacts(unit: Unit, { addresses, people }: CompanyUnits) {
  const addressOf = (id: string) => addresses.find((one) => one.id === id)?.address;
  const lines = unit.addressIds.flatMap((id) => {
    const address = addressOf(id);
    return address ? [addressLine(address)] : [];
  });
  const approvers = people.filter(({ id }) => unit.approverIds.includes(id)).map(({ name }) => name);
  return [
    ['Afhending', lines.join(' · ')],
    ['Vörumóttaka opin', formatRampHours(unit.rampHours)],
    ['Um vörumóttöku', unit.rampNote],
    ['Taka á móti', unit.receivers.map(({ name, phone }) => `${name}, ${formatPhone(phone)}`).join(' · ')],
    ['Kostnaðarstaðir', unit.costCentres.join(' · ')],
    ['Samþykkja pantanir', approvers.join(' · ')],
    ['Starfsmenn', unit.peopleCount > 0 && formatNumber(unit.peopleCount)],
  ] as const;
}
