/** CSS `sizes` of the main picture of a product page. */
export const galleryPictureSizes = '(min-width: 768px) 640px, 100vw';
