import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** The category menu's panel, as wide as the page, below the header. */
export const Panel = styled.div`
  position: absolute;
  contain: layout paint style;
  inset: 100% 0 auto;
  z-index: 25;
  padding-inline: 24px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  animation: menu-in 120ms ease-out;
  & > nav {
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    gap: 32px;
    max-width: ${theme.container};
    margin-inline: auto;
    max-height: calc(100dvh - 130px);
  }
  & [data-top] {
    padding-block: 16px;
    border-right: 1px solid ${color.line};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & [data-top] a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding: 8px 16px 8px 12px;
    border-radius: ${theme.radius.medium} 0 0 ${theme.radius.medium};
    font-weight: 550;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & [data-top] a svg {
    flex: none;
  }
  & [data-top] a[data-chosen='true'],
  & [data-top] a:not([data-chosen]):hover {
    color: ${color.fjordDark};
    background: ${color.fjordPale};
  }
  & [data-top] a:focus-visible {
    outline-offset: -3px;
  }
  & [data-branch] {
    display: grid;
    align-content: start;
    gap: 32px;
    padding-block: 24px;
    padding-inline: 8px;
    scroll-padding-block: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.forcedColours} {
    & [data-top] a[data-chosen='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @keyframes menu-in {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
`;
