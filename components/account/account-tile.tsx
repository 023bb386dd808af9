import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** What the tile is about, large. */
  figure: ReactNode;
  note?: ReactNode;
  href: string;
  /** What following it does. */
  action: string;
}

/** One fact of the account's first page, and where it leads. */
export function AccountTile({ title, figure, note, href, action }: Props) {
  return (
    <TileBox>
      <h2>{title}</h2>
      <p data-figure>{figure}</p>
      {note && <p data-note>{note}</p>}
      <a href={href}>{action}</a>
    </TileBox>
  );
}

const TileBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  & h2 {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 600;
  }
  & [data-figure] {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  & [data-note] {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: auto;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
