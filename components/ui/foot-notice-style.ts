import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A sentence at the foot of the window, over everything. */
export const footNoticeStyle = css`
  [data-foot-notice] {
    position: fixed;
    inset: auto 0 var(--kept-below, 0px);
    z-index: 50;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 16px;
    padding: 16px;
    background: ${color.paper};
    box-shadow: ${theme.shadow.high};
  }
  [data-foot-notice='pinned'] {
    z-index: 60;
    border-top: 4px solid ${color.sun};
    font-weight: 600;
  }
`;
