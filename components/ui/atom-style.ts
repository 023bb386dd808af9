import { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media.ts';
import { badgeStyle } from './badge-style.ts';
import { buttonStyle } from './button-style.ts';
import { imageStyle } from './image-style.ts';
import { priceStyle } from './price-style.ts';
import { skeletonStyle } from './skeleton-style.ts';
import { visuallyHiddenStyle } from './visually-hidden-style.ts';

/**
 * Styles of the parts that a page shows dozens of times. A styled component writes its <style> once for each
 * instance that the server renders; these are written once for the page, and stand apart from their parts because
 * the browser needs the parts alone.
 */
export const AtomStyle = createGlobalStyle`
  ${badgeStyle}
  [data-button] {
    ${buttonStyle}
  }
  ${imageStyle}
  ${priceStyle}
  ${skeletonStyle}
  ${visuallyHiddenStyle}
  ${media.print} {
    [data-button], nav[aria-label='Brauðmolar'] {
      display: none;
    }
  }
`;
