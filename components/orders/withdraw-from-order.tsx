'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useWithdrawFromOrder } from '@/lib/orders/mutations.ts';
import type { Order } from '@/lib/orders/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingDates } from '@/lib/rules/text/non-breaking.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import {
  exemptionText,
  isNeverReturned,
  sealDeclaration,
  withdrawalDays,
  withdrawalExemptions,
} from '@/lib/rules/orders/withdrawal.ts';
import { LinePicker, type PickedQuantities, toPickedLines } from './line-picker.tsx';

/** The function that law 16/2016 and directive 2023/2673 want beside a consumer's order: choose, then confirm. */
export function WithdrawFromOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { withdrawal, items } = order;
  const mayWithdraw =
    withdrawal.problem === null &&
    items.some(
      ({ quantity, withdrawn, withdrawalExemption }) =>
        withdrawn < quantity && !isNeverReturned(withdrawalExemption),
    );
  return (
    <>
      {mayWithdraw && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Falla frá samningi
        </Button>
      )}
      {isOpen && (
        <Modal title="Falla frá samningi" onClose={() => setOpen(false)}>
          <WithdrawalForm order={order} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function WithdrawalForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const [quantities, setQuantities] = useState<PickedQuantities>({});
  const [sealsUnbroken, setSealsUnbroken] = useState(false);
  const withdraw = useWithdrawFromOrder(order.id);
  const lines = toPickedLines(quantities);
  const amount = order.items.reduce((sum, { id, unitPrice }) => sum + unitPrice * (quantities[id] ?? 0), 0);
  const isSealed = order.items.some(
    ({ id, withdrawalExemption }) => withdrawalExemption === 'SealedHygiene' && (quantities[id] ?? 0) > 0,
  );
  const { lastDay } = order.withdrawal;
  if (withdraw.isSuccess)
    return (
      <DeclarationStack>
        <Notice title="Yfirlýsingin er móttekin" tone="good">
          <p>
            Staðfesting hefur verið send á {order.email}. Vinsamlegast skilið vörunum innan 14 daga.
            Endurgreitt er þegar þær hafa borist.
          </p>
        </Notice>
        <Button onClick={onClose}>Lokið</Button>
      </DeclarationStack>
    );
  return (
    <DeclarationStack>
      <p>
        Neytendur geta fallið frá samningi án skýringa í {withdrawalDays} daga frá afhendingu.
        {lastDay && ` Síðasti dagur er ${withNonBreakingDates(formatLongDate(lastDay))}.`}
      </p>
      <LinePicker
        legend="Hvaða vörum viltu skila?"
        lines={order.items.map(({ id, name, sku, quantity, withdrawn, withdrawalExemption: exemption }) => ({
          id,
          name,
          sku,
          maximum: isNeverReturned(exemption) ? 0 : quantity - withdrawn,
          problem:
            withdrawn === quantity
              ? 'Þegar hefur verið fallið frá kaupum á þessari vöru.'
              : exemptionText(exemption),
        }))}
        quantities={quantities}
        onChange={setQuantities}
      />
      {isSealed && (
        <Choice
          type="checkbox"
          name="sealsUnbroken"
          label={sealDeclaration}
          checked={sealsUnbroken}
          onChange={({ target }) => setSealsUnbroken(target.checked)}
        />
      )}
      <small>{withdrawalExemptions}</small>
      {withdraw.error && <p role="alert">{errorText(withdraw.error)}</p>}
      <Button
        busy={withdraw.isPending}
        disabled={lines.length === 0 || (isSealed && !sealsUnbroken)}
        onClick={() => withdraw.mutate({ lines, sealsUnbroken: isSealed && sealsUnbroken })}
      >
        {withdraw.isPending
          ? 'Augnablik…'
          : lines.length === 0
            ? 'Já, falla frá samningi'
            : `Já, falla frá samningi (${formatKronur(amount)})`}
      </Button>
    </DeclarationStack>
  );
}

const DeclarationStack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
