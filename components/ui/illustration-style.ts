import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

export const illustrationStyle = css`
  [data-illustration] {
    & [data-line] {
      stroke: ${color.fjord};
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    & [data-line='thick'] {
      stroke-width: 7;
    }
    & [data-fill='ground'] {
      fill: ${color.line};
    }
    & [data-fill='pale'] {
      fill: ${color.fjordPale};
    }
    & [data-fill='paper'] {
      fill: ${color.paper};
    }
    & [data-fill='sun'] {
      fill: ${color.sun};
    }
  }
`;
