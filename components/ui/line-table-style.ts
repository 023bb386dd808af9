import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

const asTable = `
  & thead { display: table-header-group; }
  & tr { display: table-row; }
  & td { display: table-cell; padding: 12px 7px; vertical-align: top; text-align: right; }
  & td::before { content: none; }
  & th:first-of-type, & td:first-of-type { display: table-cell; padding-left: 0; text-align: left; }
  & th:last-of-type, & td:last-of-type { padding-right: 0; }
`;

/** Lines of goods with their amounts; a table from 768 px and on paper, cards below whose cells name themselves by `data-label`. */
export const lineTableStyle = css`
  width: 100%;
  font-variant-numeric: tabular-nums;
  & thead {
    display: none;
  }
  & th {
    padding: 8px 7px;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    text-align: right;
    white-space: nowrap;
    border-bottom: 1px solid ${color.lineStrong};
  }
  & tr {
    display: grid;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
  & td {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 2px 0;
  }
  & td:first-of-type {
    display: block;
    font-weight: 600;
  }
  & td::before {
    content: attr(data-label);
    color: ${color.inkSoft};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-weight: 400;
  }
  ${media.narrow} {
    ${asTable}
  }
  ${media.print} {
    ${asTable}
    & td {
      padding-block: 5px;
    }
  }
`;
