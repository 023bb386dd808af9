import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

export const skeletonStyle = css`
  [data-skeleton] {
    display: block;
    border-radius: ${theme.radius.small};
    background: ${theme.color.line};
    animation: skeleton 1.2s ease-in-out infinite alternate;
  }
  @keyframes skeleton {
    to {
      opacity: 0.45;
    }
  }
`;
