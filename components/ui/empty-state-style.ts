import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

export const emptyStateStyle = css`
  [data-empty-state] {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 48px 16px;
    border-radius: ${theme.radius.large};
    background: ${theme.color.mist};
    text-align: center;
    & [data-title] {
      font-weight: 600;
      text-wrap: balance;
    }
    & p {
      max-width: 56ch;
    }
  }
`;
