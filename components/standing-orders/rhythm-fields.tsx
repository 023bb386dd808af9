'use client';

import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Select } from '@/components/ui/select.tsx';
import {
  everyWeeksText,
  isStandingRhythm,
  maximumWeeksApart,
  standingDates,
  type StandingRhythm,
} from '@/lib/rules/orders/standing-rhythm.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formatLongDate, formatWeekdayDate, weekdays as weekdayNames } from '@/lib/rules/text/icelandic.ts';

interface Props {
  rhythm: StandingRhythm;
  /** ISO date. */
  today: string;
  problems: FieldProblems;
  onChange: (rhythm: StandingRhythm) => void;
}

const weekCounts = Array.from({ length: maximumWeeksApart }, (_, index) => index + 1);

/** On which days it is ordered, and the first of them as they would be. */
export function RhythmFields({ rhythm, today, problems, onChange }: Props) {
  const { everyWeeks, weekdays, startsOn } = rhythm;
  const toggleDay = (day: number): void =>
    onChange({
      ...rhythm,
      weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day],
    });
  const dates = isStandingRhythm(rhythm) ? standingDates(rhythm, today, 4) : [];
  return (
    <FieldGroup legend="Hvenær á að panta?">
      <Select
        label="Hversu oft"
        name="everyWeeks"
        value={everyWeeks}
        onChange={({ target }) => onChange({ ...rhythm, everyWeeks: Number(target.value) })}
      >
        {weekCounts.map((count) => (
          <option key={count} value={count}>
            {everyWeeksText(count)}
          </option>
        ))}
      </Select>
      <Weekdays role="group" aria-label="Vikudagar">
        {[1, 2, 3, 4, 5].map((day) => (
          <Choice
            key={day}
            type="checkbox"
            name="weekdays"
            value={day}
            label={weekdayNames[day]}
            checked={weekdays.includes(day)}
            onChange={() => toggleDay(day)}
          />
        ))}
      </Weekdays>
      {problems['weekdays'] && <Problem role="alert">{problems['weekdays']}</Problem>}
      <Field
        kind="date"
        label="Í fyrsta lagi"
        name="startsOn"
        min={today}
        value={startsOn}
        error={problems['startsOn']}
        onChange={({ target }) => onChange({ ...rhythm, startsOn: target.value })}
      />
      {dates.length > 0 && (
        <Preview>
          <p>Næstu pantanir:</p>
          <ul>
            {dates.map(({ date, plannedDate }) => (
              <li key={date}>
                {formatWeekdayDate(date)}
                {plannedDate !== date && ` (fært frá ${formatLongDate(plannedDate)}, sem er frídagur)`}
              </li>
            ))}
          </ul>
        </Preview>
      )}
    </FieldGroup>
  );
}

const Weekdays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
`;

const Problem = styled.p`
  color: var(--color-rust);
`;

const Preview = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-mist);
  font-size: var(--text-small);
`;
