import styled from 'styled-components';
import { formatDate, weekdays } from '@/lib/rules/text/icelandic.ts';
import { clockText, type OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  hours: readonly OpeningHoursEntry[];
  /** ISO date that is marked as today's; none where the page is made once for several days. */
  today?: string;
}

/** The first seven days, holidays by name. */
export function OpeningWeek({ hours, today }: Props) {
  return (
    <Table>
      <tbody>
        {hours.slice(0, 7).map(({ date, day, opensAt, closesAt, holiday }) => (
          <tr key={date} aria-current={date === today ? 'date' : undefined}>
            <th scope="row">
              {weekdays[day]} <small>{formatDate(date)}</small>
            </th>
            <td>
              {opensAt != null && closesAt != null ? `${clockText(opensAt)}–${clockText(closesAt)}` : 'Lokað'}
              {holiday && <small> {holiday}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 480px;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: left;
    font-weight: 500;
  }
  & tr[aria-current] th,
  & tr[aria-current] td {
    font-weight: 700;
  }
  & tr:last-of-type th,
  & tr:last-of-type td {
    border-bottom: 0;
  }
  & th::first-letter {
    text-transform: uppercase;
  }
  & td {
    text-align: right;
  }
  & small {
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
`;
