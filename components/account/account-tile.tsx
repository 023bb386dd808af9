import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

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
    <Frame>
      <h2>{title}</h2>
      <p data-figure>{figure}</p>
      {note && <p data-note>{note}</p>}
      <Link href={href}>{action}</Link>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: 4px;
  & h2 {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 600;
  }
  & [data-figure] {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  & [data-note] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: auto;
    color: ${color.fjord};
    font-weight: 600;
  }
`;
