import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Along the lower edge of a phone, in the lower corner of a desk; never higher than two thirds of the view. */
export const Dialog = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 55;
  display: grid;
  gap: 12px;
  max-height: 66vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 16px 16px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  & h2 {
    font-size: ${theme.text.large};
  }
  & p {
    max-width: 60ch;
  }
  /* In pieces: a browser takes the largest block of text for what the page is about, and this one comes late. */
  & p span {
    display: inline-block;
  }
  & p a {
    color: ${color.fjord};
  }
  & form {
    display: grid;
    gap: 4px;
  }
  & [data-buttons] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  & [data-buttons] button {
    padding-inline: 12px;
  }
  & [data-buttons] button:last-of-type {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    inset: auto auto 16px 16px;
    width: 520px;
    padding: 24px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    & [data-buttons] {
      grid-template-columns: auto auto auto;
      justify-content: start;
    }
    & [data-buttons] button:last-of-type {
      grid-column: auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;
