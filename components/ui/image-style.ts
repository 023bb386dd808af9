import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

/* The text below the picture comes into view only where the picture has not arrived after some seconds. */
export const imageStyle = css`
  [data-image] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: inherit;
    font-size: ${theme.text.small};
    color: ${theme.color.inkSoft};
  }
  [data-image='missing'] {
    background: ${theme.color.mist};
  }
  [data-image]:not([data-image='missing'])::before {
    content: 'Mynd vantar' / '';
    opacity: 0;
    animation: image-missing 200ms 5s forwards;
  }
  [data-image] img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    color: transparent;
  }
  [data-image='cover'] img {
    object-fit: cover;
  }
  @keyframes image-missing {
    to {
      opacity: 1;
    }
  }
`;
