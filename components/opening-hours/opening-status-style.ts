import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** For the server-rendered header around it, so that the browser need not carry it. */
export const openingStatusStyle = css`
  & [data-opening-status] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    &[data-inline='true'] {
      flex-wrap: wrap;
    }
    & > a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 36px;
      text-decoration: none;
      white-space: nowrap;
    }
    & i {
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: currentColor;
      opacity: 0.5;
    }
    &[data-open] i {
      background: ${theme.color.closedDot};
      opacity: 1;
      forced-color-adjust: none;
    }
    &[data-open='true'] i {
      background: ${theme.color.openDot};
    }
    & b {
      font-weight: 650;
    }
    & > button {
      display: grid;
      place-items: center;
      width: 32px;
      height: 32px;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: transparent;
      transform: rotate(90deg);
    }
    & > button[aria-expanded='true'] {
      transform: rotate(270deg);
    }
    &[data-inline='true'] > button {
      width: 44px;
      height: 44px;
      margin-left: auto;
    }
  }
`;
