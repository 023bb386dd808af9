import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

/* A picture that failed is marked by the page's first script (app/layout.tsx): its box says so as where there is none. */
export const imageStyle = css`
  [data-image] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: inherit;
    font-size: ${theme.text.small};
    line-height: 1.2;
    text-align: center;
    color: ${theme.color.inkSoft};
  }
  [data-image='missing'],
  [data-image='cover'],
  [data-image]:has(> img[data-failed]) {
    background: ${theme.color.mist};
  }
  [data-image]:has(> img[data-failed])::before {
    content: 'Mynd vantar' / '';
  }
  [data-image] img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    color: transparent;
  }
  /* The mark of a broken picture, and the line that Chromium draws around it. */
  [data-image] img[data-failed] {
    opacity: 0;
  }
  [data-image='cover'] img {
    object-fit: cover;
  }
`;
