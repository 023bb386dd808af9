'use client';

import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color, radius, text } = theme;

/** Below the field, at most 45 % of the view's height (specification §9); what does not fit scrolls. */
export const DropdownPanel = styled.section`
  position: absolute;
  z-index: 30;
  inset: calc(100% + 8px) 0 auto;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-height: 45vh;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  animation: search-in 120ms ease-out;
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    padding-inline: 16px;
    border-bottom: 1px solid ${color.line};
  }
  & header h2 {
    font-size: ${text.body};
  }
  & header button,
  & footer a {
    min-height: 44px;
    border: 0;
    color: ${color.fjord};
    background: transparent;
    font-size: ${text.small};
    font-weight: 600;
    text-decoration: underline;
  }
  & footer {
    border-top: 1px solid ${color.line};
  }
  & footer a {
    display: grid;
    place-items: center;
    outline-offset: -3px;
  }
  & [data-scroll] {
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: none;
  }
  & p:not([data-visually-hidden]) {
    padding: 16px;
    color: ${color.inkSoft};
  }
  & [role='listbox'] {
    padding: 4px 8px 8px;
  }
  & h3 {
    padding: 12px 8px 4px;
    color: ${color.inkSoft};
    font-size: ${text.small};
    letter-spacing: 0;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 4px 8px;
    border-radius: ${radius.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
    scroll-margin-block: 8px;
  }
  & [role='option']:hover {
    background: ${color.mist};
  }
  & [role='option'][aria-selected='true'] {
    color: ${color.fjordDark};
    background: ${color.fjordPale};
    box-shadow: inset 0 0 0 2px ${color.fjord};
  }
  & mark {
    color: inherit;
    background: ${color.sunPale};
    box-shadow: inset 0 -2px ${color.sun};
  }
  & [data-picture] {
    position: relative;
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: ${radius.small};
    background: ${color.paper};
    text-align: center;
    line-height: 1.1;
  }
  & [data-facts],
  & [data-buy] {
    display: grid;
    gap: 2px;
    line-height: 1.3;
  }
  & [data-facts] {
    flex: 1;
    min-width: 0;
  }
  & [data-facts] b {
    font-weight: 550;
  }
  & small {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  & [data-facts] small {
    display: flex;
    flex-wrap: wrap;
    column-gap: 12px;
  }
  & [data-buy] {
    flex: none;
    justify-items: end;
    text-align: right;
  }
  & [data-buy] [data-price] {
    font-weight: 650;
  }
  & [data-tone='moss'] {
    color: ${color.moss};
  }
  & [data-tone='rust'] {
    color: ${color.rust};
  }
  & [data-tone='fjord'] {
    color: ${color.fjord};
  }
  & [data-tone='sun'] {
    color: ${color.sunInk};
  }
  ${media.narrow} {
    min-width: 480px;
  }
  @keyframes search-in {
    from {
      transform: translateY(-6px);
      opacity: 0;
    }
  }
`;
