import { css } from 'styled-components';

export const priceStyle = css`
  [data-price] {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
