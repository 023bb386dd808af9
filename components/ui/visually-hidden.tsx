import type { ReactNode } from 'react';
import { css } from 'styled-components';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span data-visually-hidden>{children}</span>;
}

export const visuallyHiddenStyle = css`
  [data-visually-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
