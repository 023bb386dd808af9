import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A list of documents: a table from 768 px, cards below, of one markup. The row is the link of its first cell. */
export const rowListStyle = css`
  width: 100%;
  & thead {
    display: none;
  }
  & tr {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & td {
    padding: 0;
    overflow-wrap: anywhere;
  }
  & td:empty {
    display: none;
  }
  & [data-amount] {
    text-align: right;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & td:nth-of-type(2) {
    text-align: right;
  }
  & td[data-amount] {
    grid-column: 2;
  }
  /* The state stands left of the amount, whatever is missing above. */
  & td:nth-last-of-type(2) {
    grid-column: 1;
  }
  & a,
  & time {
    white-space: nowrap;
  }
  & time,
  & [data-soft] {
    color: ${color.inkSoft};
  }
  & a {
    color: ${color.fjord};
    font-weight: 600;
  }
  /* The whole row is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & tbody tr:hover {
    background: ${color.mist};
  }
  ${media.narrow} {
    & thead {
      display: table-header-group;
    }
    & tr {
      display: table-row;
    }
    & th,
    & td,
    & td:empty,
    & td:nth-of-type(2) {
      display: table-cell;
      padding: 12px 8px;
      text-align: left;
      overflow-wrap: break-word;
    }
    & th {
      color: ${color.inkSoft};
      font-size: ${theme.text.small};
      font-weight: 600;
      border-bottom: 1px solid ${color.lineStrong};
    }
    & th[data-amount],
    & td[data-amount] {
      text-align: right;
    }
  }
  ${media.desktop} {
    & th,
    & td,
    & td:empty,
    & td:nth-of-type(2) {
      padding-inline: 16px;
    }
  }
`;
