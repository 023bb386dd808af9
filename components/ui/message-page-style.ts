import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

export const messagePageStyle = css`
  [data-message-page] {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 64px 24px 96px;
    text-align: center;
    & h1 {
      font-size: ${theme.text.title};
    }
    & p {
      max-width: 48ch;
      text-wrap: balance;
      color: ${theme.color.inkSoft};
    }
    & > form {
      width: min(100%, 480px);
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 8px;
    }
  }
`;
