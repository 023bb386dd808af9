import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

export const badgeStyle = css`
  [data-badge] {
    display: inline-block;
    padding: 2px 8px;
    border-radius: ${theme.radius.small};
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: ${color.fjordDark};
    background: ${color.fjordPale};
    print-color-adjust: exact;
  }
  [data-badge='moss'] {
    color: ${color.moss};
    background: ${color.mossPale};
  }
  [data-badge='rust'] {
    color: ${color.rust};
    background: ${color.rustPale};
  }
  [data-badge='sun'] {
    color: ${color.ink};
    background: ${color.sun};
  }
`;
