import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Besides the grid: lines with a small picture, and a dense table of SKUs for those who buy often. */
export const viewsStyle = css`
  &[data-view='list'],
  &[data-view='table'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  &[data-view='table'] {
    gap: 0;
    border-top: 1px solid ${color.line};
  }
  &[data-view='table'] article {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding: 8px;
    border-width: 0 0 1px;
    border-radius: 0;
  }
  &[data-view='table'] article:hover {
    background: ${color.mist};
  }
  &[data-view='table'] [data-media],
  &[data-view='table'] [data-marks] {
    display: none;
  }
  &[data-view='table'] [data-buy] {
    align-items: center;
  }
  ${media.narrow} {
    &[data-view='list'] article {
      grid-template-columns: 96px minmax(0, 1fr) 232px;
      grid-template-rows: auto;
      align-items: center;
      gap: 24px;
      padding: 12px 56px 12px 12px;
    }
    &[data-view='list'] [data-media] {
      height: 88px;
      aspect-ratio: auto;
    }
    &[data-view='list'] [data-buy],
    &[data-view='table'] [data-buy] {
      flex-direction: row;
      flex-wrap: nowrap;
      align-items: center;
      justify-content: space-between;
    }
    &[data-view='list'] [data-buy] {
      flex-wrap: wrap;
      justify-content: flex-end;
      text-align: right;
    }
    /* Beside its control, so that price and control stand in the middle of the row. */
    &[data-view='list'] [data-buy] > :has(> [data-in-cart]) {
      position: relative;
    }
    &[data-view='list'] [data-in-cart] {
      position: absolute;
      right: calc(100% + 8px);
      bottom: 12px;
      margin: 0;
      white-space: nowrap;
    }
    &[data-view='table'] [data-buy] > :has(> [data-in-cart]) {
      position: relative;
    }
    &[data-view='table'] [data-in-cart] {
      position: absolute;
      top: 100%;
      margin: 0;
      line-height: 12px;
      white-space: nowrap;
    }
    &[data-view='table'] article {
      grid-template-columns: minmax(0, 1fr) 272px;
      grid-template-rows: auto;
      align-items: center;
      gap: 16px;
      padding: 12px 48px 12px 8px;
    }
    &[data-view='table'] [data-facts] {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
      align-items: center;
      gap: 16px;
    }
    &[data-view='table'] [data-facts] p {
      margin: 0;
    }
    &[data-view='table'] [data-price-block] strong {
      font-size: ${theme.text.body};
    }
  }
  ${media.desktop} {
    &[data-view='table'] article {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
  }
`;
