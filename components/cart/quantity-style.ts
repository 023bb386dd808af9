import { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Of the quantity controls, of which a page has dozens; written once by the server, so that no bundle carries it. */
export const QuantityStyle = createGlobalStyle`
  [data-sold-out] {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 16px;
    border: 1px dashed ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    color: ${color.inkSoft};
    font-weight: 600;
    white-space: nowrap;
  }
  [data-quantity-control] {
    display: inline-flex;
    align-items: stretch;
    height: 44px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${color.paper};
    & button {
      display: grid;
      place-items: center;
      flex: none;
      width: 44px;
      padding: 0;
      border: 0;
      border-radius: ${theme.radius.medium};
      color: ${color.fjord};
      background: transparent;
    }
    & button:hover:not(:disabled) {
      background: ${color.fjordPale};
    }
    & button:disabled {
      color: ${color.line};
    }
    & input {
      width: 56px;
      min-width: 0;
      padding: 0;
      border: 0;
      border-radius: 2px;
      text-align: center;
      font-size: 1rem;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      background: transparent;
      appearance: textfield;
    }
    &[data-compact='true'] input {
      width: 36px;
    }
    /* As wide as with its decrease button, which comes with the first press: the next press is meant for the same place. */
    &[data-compact='true']:not(:has(button ~ input)) input {
      width: 80px;
    }
    & input::-webkit-inner-spin-button,
    & input::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
  }
  ${media.narrow} {
    [data-quantity-control][data-compact='true'] input {
      width: 44px;
    }
    [data-quantity-control][data-compact='true']:not(:has(button ~ input)) input {
      width: 88px;
    }
  }
  ${media.print} {
    [data-quantity-control] {
      height: auto;
      border: 0;
    }
    [data-quantity-control] button {
      display: none;
    }
  }
  [data-cart-quantity] {
    display: grid;
    justify-items: start;
    gap: 4px;
    & strong {
      color: ${color.rust};
      font-size: ${theme.text.small};
      font-weight: 600;
    }
  }
`;
