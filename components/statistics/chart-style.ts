import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** The drawing of months and the line that tells one of them. */
export const chartStyle = css`
  min-width: 0;
  & svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
  & [data-told] {
    min-height: 24px;
    margin-bottom: 4px;
    /* So that the longest takes one line of a phone. */
    font-size: ${theme.text.small};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* Months are written small, but not where a line begins. */
  & [data-told]::first-letter {
    text-transform: uppercase;
  }
  & rect {
    fill: ${color.fjord};
    outline: none;
  }
  & rect[data-running='true'] {
    fill: ${color.fjordPale};
    stroke: ${color.fjord};
    stroke-dasharray: 4 3;
  }
  & rect[data-chosen='true'] {
    fill: ${color.fjordDark};
  }
  & rect[data-running='true'][data-chosen='true'] {
    fill: ${color.fjordPale};
    stroke-width: 2;
  }
  & rect:focus-visible {
    stroke: ${color.sun};
    stroke-dasharray: none;
    stroke-width: 3;
    paint-order: normal;
  }
  & line {
    stroke: ${color.line};
  }
  & text {
    fill: ${color.inkSoft};
    font-family: inherit;
    font-size: 0.75rem;
  }
  ${media.narrow} {
    & [data-told] {
      font-size: ${theme.text.body};
    }
  }
  ${media.forcedColours} {
    & text {
      fill: CanvasText;
    }
    & rect,
    & rect[data-running='true'] {
      fill: CanvasText;
      stroke: CanvasText;
      forced-color-adjust: none;
    }
    & rect[data-running='true'] {
      fill: Canvas;
    }
    & rect[data-chosen='true'],
    & rect[data-running='true'][data-chosen='true'] {
      fill: Highlight;
    }
    & rect:focus-visible {
      stroke: CanvasText;
      stroke-width: 3;
    }
  }
  ${media.print} {
    & svg {
      height: auto;
    }
    & rect {
      print-color-adjust: exact;
    }
    & [data-told] {
      display: none;
    }
  }
`;
