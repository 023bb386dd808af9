import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A list of what a customer keeps, each line with what can be done to it at its end. */
export const keptListStyle = css`
  & ul {
    border-top: 1px solid ${color.line};
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 72px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [role='alert'] {
    margin-top: 12px;
    color: ${color.rust};
  }
  & [role='status'] {
    min-height: 1.5em;
    color: ${color.inkSoft};
  }
`;
