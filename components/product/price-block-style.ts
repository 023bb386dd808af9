import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** For the block that holds the prices: a page shows dozens, their style is written once. */
export const priceBlockStyle = css`
  & [data-price-block] {
    display: grid;
    gap: 2px;
    line-height: 1.25;
  }
  & [data-price-block] strong {
    font-size: 1.125rem;
    font-weight: 680;
  }
  & [data-price-block] small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-price-block='hidden'] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-before] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-before] b {
    padding: 1px 6px;
    border-radius: ${theme.radius.small};
    color: ${color.ink};
    background: ${color.sun};
    print-color-adjust: exact;
    white-space: nowrap;
  }
  & [data-own-price] {
    display: block;
  }
  html[data-signed-in='true'] & [data-own-price='guest'] > * {
    visibility: hidden;
  }
  html[data-signed-in='true'] & [data-own-price='guest'] {
    border-radius: ${theme.radius.small};
    background: ${color.line};
    animation: skeleton 1.2s ease-in-out infinite alternate;
  }
`;
