import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** The mobile menu's panel, from the header to the foot of the view. */
export const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 25;
  height: calc(100dvh - 100%);
  max-height: calc(100dvh - 60px);
  padding: 8px 16px 48px;
  overflow-y: auto;
  scroll-padding-block: 16px;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  background: ${color.paper};
  & a,
  & summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding-block: 8px;
    line-height: 1.3;
    text-decoration: none;
    font-weight: 550;
  }
  & summary {
    justify-content: space-between;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '+' / '';
    font-size: 1.5rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  & details[open] summary::after {
    content: '–' / '';
  }
  & details a {
    padding-left: 16px;
    font-weight: 450;
  }
  & [data-picture] {
    position: relative;
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: ${theme.radius.small};
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
  & [data-more] li {
    border: 0;
  }
  & [data-more] a {
    font-weight: 450;
  }
  & [data-contact] {
    margin-top: 8px;
    padding: 8px 16px;
    border-radius: ${theme.radius.large};
    background: ${color.mist};
  }
  & [data-contact] a {
    font-weight: 450;
  }
`;
