import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { formatDate } from '@/lib/rules/text/icelandic.ts';

interface LatestRow {
  id: string;
  href: string;
  label: string;
  /** ISO instant. */
  at: string;
  status: ReactNode;
  /** Krónur with VAT. */
  amount: number;
}

/** The latest orders or invoices in short, each with its state and amount. */
export function LatestRows({ rows }: { rows: readonly LatestRow[] }) {
  return (
    <LatestList>
      {rows.map(({ id, href, label, at, status, amount }) => (
        <li key={id}>
          <span>
            <a href={href}>{label}</a>
            <time dateTime={at}>{formatDate(at)}</time>
          </span>
          {status}
          <span data-amount>
            <Price amount={amount} />
          </span>
        </li>
      ))}
    </LatestList>
  );
}

const LatestList = styled.ul`
  border-top: 1px solid var(--color-line);
  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-4);
    min-height: 56px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & li:hover {
    background: var(--color-mist);
  }
  & a {
    display: block;
    color: var(--color-fjord);
    font-weight: 600;
  }
  /* The whole row is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & time {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-amount] {
    min-width: 96px;
    font-weight: 600;
    text-align: right;
  }
`;
