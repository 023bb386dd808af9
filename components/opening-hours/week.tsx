import { formatDate, weekdays } from '@/lib/rules/text/icelandic.ts';
import { formatClock, type OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import styles from './week.module.css';

interface Props {
  hours: readonly OpeningHoursEntry[];
  /** ISO date that is marked as today's; none where the page is made once for several days. */
  today?: string;
}

/** The first seven days, holidays by name. */
export function OpeningWeek({ hours, today }: Props) {
  return (
    <table className={styles.table}>
      <tbody>
        {hours.slice(0, 7).map(({ date, day, opensAt, closesAt, holiday }) => (
          <tr key={date} aria-current={date === today ? 'date' : undefined}>
            <th scope="row">
              {weekdays[day]} <small>{formatDate(date)}</small>
            </th>
            <td>
              {opensAt != null && closesAt != null
                ? `${formatClock(opensAt)}–${formatClock(closesAt)}`
                : 'Lokað'}
              {holiday && <small> {holiday}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
