import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { priceBlockStyle } from './price-block-style.ts';

const { color } = theme;

/** Styles of all cards hang on the list: a styled component in each card would write its rules once per card. */
export const gridStyle = css`
  ${priceBlockStyle}
  display: grid;
  gap: 8px;
  & > li {
    display: grid;
  }
  & article {
    position: relative;
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 8px 12px;
    padding: 12px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    background: ${color.paper};
    transition: border-color ${theme.motion.quick};
  }
  & article:hover {
    border-color: ${color.lineStrong};
  }
  & [data-media] {
    position: relative;
    grid-row: span 2;
    height: 80px;
    border-radius: ${theme.radius.medium};
  }
  & [data-marks] {
    position: absolute;
    top: 0;
    left: 12px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 4px;
    pointer-events: none;
  }
  /* They hang from the edge: on the picture they would cover what stands there. */
  & [data-marks] [data-badge]:first-of-type {
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }
  & [data-favourite] {
    position: absolute;
    z-index: 1;
    top: 4px;
    right: 4px;
  }
  & [data-favourite] ~ [data-facts] h3 {
    padding-right: 32px;
  }
  & h3 {
    font-size: ${theme.text.body};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: 0;
    text-wrap: pretty;
  }
  & h3 a {
    /* A name of one line is 24 px high for a thumb. */
    padding-block: 3px;
    text-decoration: none;
  }
  & h3 a:hover {
    color: ${color.fjord};
    text-decoration: underline;
  }
  & [data-meta] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    margin-top: 4px;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & [data-stock] {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-top: 4px;
    font-size: ${theme.text.small};
    font-weight: 550;
    color: ${color.moss};
  }
  & [data-stock]::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
    print-color-adjust: exact;
  }
  & [data-stock='sun'] {
    color: ${color.sunInk};
  }
  & [data-stock='rust'] {
    color: ${color.rust};
  }
  & [data-stock='fjord'] {
    color: ${color.fjord};
  }
  & [data-unit-price] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [data-in-cart] {
    min-height: 1.4em;
    color: ${color.moss};
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
  }
  & [data-buy] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 8px;
  }
  & [data-buy] [data-button] {
    flex: none;
  }
  ${media.print} {
    & [data-favourite],
    & [data-quantity-control] {
      display: none;
    }
  }
  ${media.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
    gap: 16px;
    & article {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      gap: 12px;
      padding: 16px;
    }
    /* Empty until the product is in the cart: what is kept free for it counts as a part of the card's edge. */
    & [data-in-cart] {
      margin-bottom: -8px;
    }
    & [data-marks] {
      flex-direction: row;
    }
    & [data-marks] [data-badge] {
      border-top-left-radius: 0;
      border-top-right-radius: 0;
    }
    & [data-buy] {
      flex-direction: column;
      align-items: flex-start;
    }
    & [data-favourite] ~ [data-facts] h3 {
      padding-right: 0;
    }
    & [data-media] {
      grid-row: auto;
      height: auto;
      aspect-ratio: 5 / 4;
    }
    &[data-band='true'] {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: 248px;
      padding-bottom: 8px;
      overflow-x: auto;
      scroll-padding-inline: 16px;
      scroll-snap-type: x proximity;
    }
    &[data-band='true'] > li {
      scroll-snap-align: start;
    }
    /* Would take back what the focus has moved into view. */
    &[data-band='true']:has(:focus-visible) {
      scroll-snap-type: none;
    }
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
