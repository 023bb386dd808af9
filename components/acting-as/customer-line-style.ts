import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A list of customers to choose from: each line is one large button, with more to see of it at its end. */
export const customerLineStyle = css`
  & ul {
    display: grid;
    gap: 8px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.medium};
  }
  & [data-pick] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    padding: 8px 16px;
    border: 0;
    border-radius: inherit;
    text-align: left;
    font-weight: 600;
    overflow-wrap: anywhere;
    background: transparent;
  }
  & [data-pick]:hover,
  & [data-pick][aria-pressed='true'] {
    background: ${color.fjordPale};
  }
  & [data-pick][aria-disabled='true'] {
    color: ${color.inkSoft};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & [data-now] {
    flex: none;
    color: ${color.moss};
  }
`;
