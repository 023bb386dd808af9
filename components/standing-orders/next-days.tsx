'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatLongDate, formatNumber, formatWeekdayDate } from '@/lib/rules/text/icelandic.ts';
import { useSkipDay } from '@/lib/standing-orders/mutations.ts';
import type { StandingDay, StandingOrder } from '@/lib/standing-orders/queries.ts';
import { DayForm } from './day-form.tsx';
import { DayList, DayRow } from './day-list.tsx';
import { DayStatus } from './standing-status.tsx';

interface Props {
  order: StandingOrder;
  /** The day that a mail was about; its change is open from the start. */
  initialDate: string | null;
}

/** The days to come, each of which can be changed or skipped by itself. */
export function NextDays({ order, initialDate }: Props) {
  const [changingDate, setChangingDate] = useState(order.mayManage ? initialDate : null);
  const [skippedDate, setSkippedDate] = useState<string | null>(null);
  const skip = useSkipDay();
  const changingDay = order.nextDays.find(({ date }) => date === changingDate);
  const toggle = ({ date, status }: StandingDay): void => {
    setSkippedDate(date);
    skip.mutate({ standingOrderId: order.id, date, isSkipped: status !== 'Skipped' });
  };
  return (
    <section aria-labelledby="next-days">
      <h2 id="next-days">Næstu pantanir</h2>
      <DayList>
        {order.nextDays.map((day) => (
          <DayRow key={day.date} date={day.date} notes={notesOf(order, day)}>
            {day.status === 'Skipped' && <DayStatus status="Skipped" />}
            {order.mayManage && (
              <span>
                <Button
                  variant="quiet"
                  aria-label={`Breyta: ${formatWeekdayDate(day.date)}`}
                  onClick={() => setChangingDate(day.date)}
                >
                  Breyta
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`${day.status === 'Skipped' ? 'Hætta við að sleppa' : 'Sleppa'}: ${formatWeekdayDate(day.date)}`}
                  busy={skip.isPending && skippedDate === day.date}
                  onClick={() => toggle(day)}
                >
                  {day.status === 'Skipped' ? 'Hætta við að sleppa' : 'Sleppa'}
                </Button>
              </span>
            )}
          </DayRow>
        ))}
      </DayList>
      {skip.error && <p role="alert">{errorText(skip.error)}</p>}
      {changingDay && (
        <Modal
          title={`Breyta einni pöntun: ${formatWeekdayDate(changingDay.date)}`}
          onClose={() => setChangingDate(null)}
        >
          <DayForm order={order} day={changingDay} onDone={() => setChangingDate(null)} />
        </Modal>
      )}
    </section>
  );
}

function notesOf(order: StandingOrder, day: StandingDay): string[] {
  return [
    ...(day.plannedDate ? [`Færist frá ${formatLongDate(day.plannedDate)}, sem er frídagur`] : []),
    ...(day.status !== 'Skipped' && day.lines ? [changeText(order, day)] : []),
  ];
}

function changeText({ lines }: StandingOrder, { lines: changed }: StandingDay): string {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  const parts = (changed ?? []).flatMap(({ productId, quantity }) => {
    const name = names.get(productId);
    return name === undefined
      ? []
      : [quantity === 0 ? `${name}: sleppt` : `${name}: ${formatNumber(quantity)} stk.`];
  });
  return `Breytt: ${parts.join(', ')}`;
}
