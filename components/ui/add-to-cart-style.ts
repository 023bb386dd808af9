import { css } from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** Quantity, button and what is to say of them; for what holds a product's `data-add-to-cart`. */
export const addToCartStyle = css`
  & [data-add-to-cart] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & [data-add] {
    flex: 1;
    min-width: 144px;
  }
  & [data-add-to-cart] > small,
  & [data-add-to-cart] > strong {
    flex-basis: 100%;
    font-size: ${theme.text.small};
  }
  & [data-add-to-cart] > small {
    color: ${theme.color.inkSoft};
  }
  & [data-add-to-cart] > strong {
    color: ${theme.color.rust};
  }
`;
