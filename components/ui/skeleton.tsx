import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** Grey box of the size that the awaited content will have. Any CSS length. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden data-skeleton style={{ width, height }} />;
}

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
