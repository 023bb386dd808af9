import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { Price } from './price.tsx';

interface Props {
  term: string;
  /** Krónur. */
  amount: number;
  /** The last and largest row. */
  total?: boolean;
  tone?: 'sun';
  /** Stands instead of kr. 0. */
  free?: string;
}

/** One row of a sum in a <dl> whose parent has `sumStyle`. */
export function SumRow({ term, amount, total, tone, free }: Props) {
  return (
    <div data-sum={total ? 'total' : (tone ?? 'part')}>
      <dt>{term}</dt>
      <dd>{amount === 0 && free ? free : <Price amount={amount} />}</dd>
    </div>
  );
}

export const sumStyle = css`
  [data-sum] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 4px;
  }
  [data-sum] dt {
    color: ${theme.color.inkSoft};
  }
  [data-sum='sun'] dd {
    color: ${theme.color.sunInk};
    font-weight: 600;
  }
  [data-sum='total'] {
    align-items: baseline;
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.text.large};
    font-weight: 700;
  }
  [data-sum='total'] dt {
    color: inherit;
  }
`;
