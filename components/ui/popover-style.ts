import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** What hangs below a button of the page; the place comes from the one who uses it. */
export const popoverStyle = css`
  position: absolute;
  z-index: 30;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  animation: popover-in 140ms ease-out;
  @keyframes popover-in {
    from {
      transform: translateY(8px);
      opacity: 0;
    }
  }
`;
