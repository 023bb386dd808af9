import { createGlobalStyle } from 'styled-components';
import { badgeStyle } from './badge.tsx';
import { imageStyle } from './image.tsx';
import { priceStyle } from './price.tsx';
import { skeletonStyle } from './skeleton.tsx';
import { visuallyHiddenStyle } from './visually-hidden.tsx';

/**
 * Styles of the parts that a page shows dozens of times. A styled component writes its <style> once for each
 * instance that the server renders; these are written once for the page.
 */
export const AtomStyle = createGlobalStyle`
  ${badgeStyle}
  ${imageStyle}
  ${priceStyle}
  ${skeletonStyle}
  ${visuallyHiddenStyle}
`;
