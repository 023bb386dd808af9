import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

export const errorRegionStyle = css`
  [data-error-region] {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 32px 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    text-align: center;
  }
`;
