import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A list of buttons of which one is to be pressed; goes into the parent's own style. */
export const choiceListStyle = css`
  & ul {
    display: grid;
    gap: 8px;
  }
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 56px;
    padding: 8px 16px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.medium};
    text-align: left;
    font-weight: 600;
    background: ${color.paper};
  }
  & button:hover {
    border-color: ${color.fjord};
    background: ${color.fjordPale};
  }
  & button[aria-disabled='true'] {
    color: ${color.inkSoft};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 400;
  }
`;
