import { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

/** Styles of parts of the shell that the browser needs without their templates: every page's first load carries those. */
export const ShellStyle = createGlobalStyle`
  [data-loading-bar] {
    position: fixed;
    inset: 0 0 auto;
    z-index: 60;
    height: 3px;
    background: ${theme.color.sun};
    transform: scaleX(0);
    transform-origin: left;
    opacity: 0;
    pointer-events: none;
    &[data-loading-bar='true'] {
      opacity: 1;
      transform: scaleX(0.85);
      transition: transform 4s cubic-bezier(0.1, 0.7, 0.3, 1) 80ms;
    }
    ${media.forcedColours} {
      background: Highlight;
    }
  }
`;
