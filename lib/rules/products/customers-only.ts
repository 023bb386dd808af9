/** Said to a guest who looks for the number of a product that is not shown to guests. */
export const customersOnlyText = 'Skráðu þig inn til að sjá þessa vöru';
