/** `sizes` of a product's picture in a list: a row on a phone, a card in a wider window. */
export const cardSizes = '(min-width:768px) 256px,96px';

/** The same in what scrolls sideways: a card at every width. */
export const bandSizes = '(min-width:768px) 256px,192px';
