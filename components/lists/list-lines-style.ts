import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Lines of a list: two rows on a phone, one from 768 px. */
export const listLinesStyle = css`
  border-top: 1px solid ${color.line};
  & li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & [data-media] {
    /* What stands for a missing picture fills it. */
    position: relative;
    display: block;
    overflow: hidden;
    font-size: ${theme.text.small};
    text-align: center;
    width: 64px;
    height: 64px;
  }
  & [data-media] img {
    width: 64px;
    height: 64px;
    object-fit: contain;
  }
  & [data-name] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & [data-name] a {
    color: inherit;
  }
  & [data-meta],
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-stock] {
    color: ${color.moss};
    font-size: ${theme.text.small};
    font-weight: 550;
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
  & [data-price-cell] {
    display: grid;
    justify-items: end;
    font-weight: 600;
  }
  & [data-price-cell] small {
    font-weight: 400;
  }
  & [data-wanted] {
    display: inline-flex;
    grid-column: 1 / 3;
    align-items: center;
    gap: 8px;
  }
  & [data-wanted] input {
    width: 96px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${color.paper};
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  & [data-actions] {
    display: flex;
  }
  & [data-actions] button {
    padding-inline: 8px;
  }
  ${media.narrow} {
    & li {
      grid-template-columns: 64px minmax(0, 1fr) 112px auto auto;
    }
    & [data-wanted] {
      grid-column: auto;
    }
  }
  ${media.print} {
    & [data-actions] {
      display: none;
    }
  }
`;
