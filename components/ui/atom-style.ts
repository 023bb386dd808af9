import { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media.ts';
import { badgeStyle } from './badge-style.ts';
import { buttonStyle } from './button-style.ts';
import { emptyStateStyle } from './empty-state-style.ts';
import { errorRegionStyle } from './error-region-style.ts';
import { footNoticeStyle } from './foot-notice-style.ts';
import { illustrationStyle } from './illustration-style.ts';
import { imageStyle } from './image-style.ts';
import { messagePageStyle } from './message-page-style.ts';
import { paginationStyle } from './pagination-style.ts';
import { priceStyle } from './price-style.ts';
import { skeletonStyle } from './skeleton-style.ts';
import { visuallyHiddenStyle } from './visually-hidden-style.ts';

/**
 * Styles of the parts that a page shows dozens of times, and of those that the browser's first code holds. A styled
 * component writes its <style> once for each instance that the server renders; these are written once for the page.
 * They stand apart from their parts because the browser needs the parts alone: a page that only reads loads no
 * styled-components (15 KB gzipped).
 */
export const AtomStyle = createGlobalStyle`
  ${badgeStyle}
  [data-button] {
    ${buttonStyle}
  }
  ${emptyStateStyle}
  ${errorRegionStyle}
  ${footNoticeStyle}
  ${illustrationStyle}
  ${imageStyle}
  ${messagePageStyle}
  ${paginationStyle}
  ${priceStyle}
  ${skeletonStyle}
  ${visuallyHiddenStyle}
  ${media.print} {
    [data-button], nav[aria-label='Brauðmolar'] {
      display: none;
    }
  }
`;
