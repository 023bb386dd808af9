import { css } from 'styled-components';
import { lineTableStyle } from '@/components/ui/line-table-style.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Lines of an offer, with what has changed since beside each. */
export const quoteLinesStyle = css`
  ${lineTableStyle}
  & s {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  /* The price before stands above the one now, wherever there is room for both. */
  ${media.narrow} {
    & s {
      display: block;
    }
  }
  & em {
    display: block;
    width: fit-content;
    margin-top: 4px;
    padding: 2px 8px;
    border-radius: ${theme.radius.small};
    font-size: ${theme.text.small};
    font-style: normal;
    font-weight: 600;
    color: ${color.fjordDark};
    background: ${color.fjordPale};
    print-color-adjust: exact;
  }
  & em[data-tone='good'] {
    color: ${color.moss};
    background: ${color.mossPale};
  }
  & em[data-tone='bad'] {
    color: ${color.rust};
    background: ${color.rustPale};
  }
`;
