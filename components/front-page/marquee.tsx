import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons.tsx';
import { theme } from '@/styles/theme.ts';

/** A line of short promises. It stands still: what moves by itself must be stoppable, and nobody asked for it. */
export function Marquee({ items }: { items: readonly string[] }) {
  return (
    <Line>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon /> {item}
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: 8px 24px;
  padding-block: 16px;
  border-block: 1px solid ${theme.color.line};
  font-weight: 550;
  & li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    color: ${theme.color.moss};
  }
`;
