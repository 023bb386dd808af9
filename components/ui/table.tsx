import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  /** What the table is, for screen readers and above it. */
  caption: string;
  children: ReactNode;
}

/** A table of goods or amounts. What is too wide for the page scrolls in its own box, by keyboard too. */
export function Table({ caption, children }: Props) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </Scroller>
  );
}

const { color } = theme;

const Scroller = styled.div`
  overflow-x: auto;
  & table {
    width: 100%;
  }
  & caption {
    padding-block: 8px;
    font-weight: 650;
    text-align: left;
  }
  & th,
  & td {
    padding: 12px 16px 12px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  & tr > :last-child {
    padding-right: 0;
  }
  & thead th {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 600;
    white-space: nowrap;
  }
  & [data-number] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  ${media.print} {
    overflow: visible;
    & th,
    & td {
      padding-block: 5px;
    }
    & tr {
      break-inside: avoid;
    }
    /* The sum stands once, below the last row, and not at the foot of each sheet. */
    & tfoot {
      display: table-row-group;
    }
  }
`;
