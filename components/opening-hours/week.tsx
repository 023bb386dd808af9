import styled from 'styled-components';
import { formatDate } from '@/lib/rules/icelandic.ts';
import { theme } from '@/styles/theme.ts';

interface Day {
  date: string;
  dayString: string;
  opensAtString?: string | null;
  closesAtString?: string | null;
  isOpen: boolean;
  holiday?: string | null;
}

/** Seven days from today, holidays by name. */
export function OpeningWeek({ hours }: { hours: readonly Day[] }) {
  return (
    <Table>
      <tbody>
        {hours.slice(0, 7).map((day) => (
          <tr key={day.date}>
            <th scope="row">
              {day.dayString} <small>{formatDate(day.date)}</small>
            </th>
            <td>
              {day.isOpen ? `${day.opensAtString}–${day.closesAtString}` : 'Lokað'}
              {day.holiday && <small> {day.holiday}</small>}
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
