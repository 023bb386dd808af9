import { css } from 'styled-components';
import { headerButtonStyle } from '@/components/ui/button-style.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

/** Of the header's parts that run in the browser: the server-rendered header has them, so that no bundle carries them. */
export const headerPartsStyle = css`
  & [data-category-menu] {
    display: none;
    & > a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      padding: 8px 16px 8px 12px;
      border-radius: ${theme.radius.medium};
      font-weight: 600;
      text-decoration: none;
      color: ${theme.color.paper};
      background: ${theme.color.fjord};
      transition: background ${theme.motion.quick};
    }
    & > a:hover {
      background: ${theme.color.fjordDark};
    }
    /* Laid out beforehand, so that a press has only to paint it; beside the view its links are not fetched ahead. */
    & [data-panel-open='false'] {
      visibility: hidden;
    }
    & [data-panel-open='false'] > * {
      translate: -200vw;
      animation: none;
    }
    ${media.categoryMenu} {
      display: block;
    }
  }
  & [data-mobile-menu] {
    & > button {
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      margin-left: -4px;
      border: 0;
      background: transparent;
    }
    ${media.categoryMenu} {
      display: none;
    }
  }
  & [data-header-button] {
    position: relative;
    ${headerButtonStyle}
    font-variant-numeric: tabular-nums;
  }
  & [data-header-button='account'] {
    /* On a phone its menu is placed in the header: hung below the button it would stand out on the left. */
    position: static;
    & > button > span {
      display: none;
      max-width: 160px;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* Until the name is known, a visitor whom the hint calls signed in sees no 'Innskráning' flash by. */
    html[data-signed-in='true'] &[data-waiting='true'] > button > span:not(:has([data-skeleton])) {
      visibility: hidden;
    }
    ${media.narrow} {
      position: relative;
      & > button > span {
        display: inline-block;
      }
    }
  }
  & [data-header-button='quotes'] {
    color: ${theme.color.fjord};
    &:empty {
      display: none;
    }
    /* Where the phone is too narrow for one more, the account's pages lead there. */
    @media (max-width: 379px) {
      display: none;
    }
    & [data-many] {
      display: none;
    }
    /* On the corner of the picture, where a phone has no more room. */
    & [data-few] {
      position: absolute;
      top: 2px;
      left: 24px;
      display: grid;
      place-items: center;
      min-width: 18px;
      height: 18px;
      padding-inline: 4px;
      border-radius: 9px;
      color: ${theme.color.paper};
      background: ${theme.color.fjord};
      font-size: 0.6875rem;
    }
    ${media.categoryMenu} {
      & [data-few] {
        display: none;
      }
      & [data-many] {
        display: inline;
      }
    }
  }
  & [data-testid='loading-bar'] {
    position: fixed;
    inset: 0 0 auto;
    z-index: 60;
    height: 3px;
    background: ${theme.color.sun};
    transform: scaleX(0);
    transform-origin: left;
    opacity: 0;
    pointer-events: none;
    &[data-shown='true'] {
      opacity: 1;
      transform: scaleX(0.85);
      transition: transform 4s cubic-bezier(0.1, 0.7, 0.3, 1) 80ms;
    }
    ${media.forcedColours} {
      background: Highlight;
    }
  }
`;
