/** Mutations that change what is a customer's, and that are recorded as such where somebody else makes them. */
export const recordedMutations = {
  addToCart: 'Setti vöru í körfuna',
  addLinesToCart: 'Setti vörur í körfuna',
  updateCart: 'Breytti magni í körfunni',
  removeFromCart: 'Tók vöru úr körfunni',
  saveForLater: 'Geymdi vöru til síðari tíma',
  moveToCart: 'Setti geymda vöru í körfuna',
  removeSavedItem: 'Eyddi geymdri vöru',
  acceptCartPrices: 'Staðfesti breytt verð í körfunni',
  applyPromoCode: 'Setti afsláttarkóða á körfuna',
  removePromoCode: 'Tók afsláttarkóða af körfunni',
  saveCart: 'Geymdi körfu undir nafni',
  handOverCart: 'Afhenti körfu',
  addNamedCartToCart: 'Setti geymda körfu í körfuna',
  reorder: 'Setti fyrri pöntun í körfuna',
  setCheckoutOptions: 'Breytti afhendingu eða greiðslu pöntunar',
  expressCheckout: 'Hóf greiðslu pöntunar',
  cancelPayment: 'Hætti við greiðslu',
  payInvoices: 'Hóf greiðslu reikninga',
  cancelInvoicePayment: 'Hætti við greiðslu reikninga',
  addCustomerAddress: 'Bætti við heimilisfangi',
  updateCustomerAddress: 'Breytti heimilisfangi',
  removeCustomerAddress: 'Eyddi heimilisfangi',
  addCustomerPaymentMethod: 'Skráði greiðslukort',
  removeCustomerPaymentMethod: 'Eyddi greiðslukorti',
  favoriteProduct: 'Setti vöru í uppáhald',
  unFavoriteProduct: 'Tók vöru úr uppáhaldi',
  createProductList: 'Bjó til lista',
  updateProductList: 'Breytti lista eða geymdri körfu',
  deleteProductList: 'Eyddi lista eða geymdri körfu',
  restoreProductList: 'Endurheimti lista eða geymda körfu',
  setProductListLine: 'Breytti vöru á lista eða í geymdri körfu',
  removeProductListLine: 'Tók vöru af lista eða úr geymdri körfu',
  moveProductListLine: 'Breytti röð á lista',
  setProductAlert: 'Breytti vöktun vöru',
  createStandingOrder: 'Stofnaði fasta pöntun',
  updateStandingOrder: 'Breytti fastri pöntun',
  changeStandingOrderDay: 'Breytti einum degi fastrar pöntunar',
  skipStandingOrderDay: 'Breytti hvort degi fastrar pöntunar er sleppt',
  pauseStandingOrder: 'Setti fasta pöntun í bið eða hélt henni áfram',
  setOwnNumber: 'Skráði eigið vörunúmer',
  removeOwnNumber: 'Eyddi eigin vörunúmeri',
  importOwnNumbers: 'Las inn eigin vörunúmer',
  endStandingOrder: 'Hætti við fasta pöntun',
} as const satisfies Readonly<Record<string, string>>;

/** What is recorded in the transaction that does it, with what it was about. */
export const ownActions = {
  'act-as': 'Skipti í umboð',
  'bill-to': 'Valdi greiðanda',
  order: 'Lagði inn pöntun',
  'cancel-order': 'Hætti við pöntun',
  'pay-invoices': 'Greiddi reikninga',
  'order-fields': 'Breytti tilvísunum á pöntunum',
  withdraw: 'Óskaði eftir að skila vörum',
  'quote-request': 'Óskaði eftir tilboði',
  'quote-start': 'Tók við beiðni um tilboð',
  'quote-message': 'Skrifaði skilaboð um tilboð',
  'quote-counter': 'Gerði gagntilboð',
  'quote-create': 'Bjó til tilboð',
  'quote-edit': 'Breytti tilboði',
  'quote-send': 'Sendi tilboð',
  'quote-withdraw': 'Afturkallaði tilboð',
  'quote-remove': 'Eyddi tilboði',
  'quote-accept': 'Samþykkti tilboð',
  'request-order': 'Óskaði eftir samþykki pöntunar',
  'withdraw-request': 'Dró til baka ósk um samþykki',
  'approve-order': 'Samþykkti pöntun',
  'decline-order': 'Hafnaði pöntun',
  'invite-employee': 'Bauð starfsmanni',
  'resend-invitation': 'Sendi starfsmanni boð aftur',
  'withdraw-invitation': 'Afturkallaði boð starfsmanns',
  'accept-invitation': 'Þáði boð um aðgang',
  'change-employee': 'Breytti réttindum starfsmanns',
  'remove-employee': 'Fjarlægði starfsmann',
  'create-key': 'Bjó til lykil fyrir annað kerfi',
  'revoke-key': 'Afturkallaði lykil annars kerfis',
} as const satisfies Readonly<Record<string, string>>;

const actionLabels: Readonly<Record<string, string>> = { ...recordedMutations, ...ownActions };

/** Whether the mutation is recorded where somebody makes it in another's place. */
export function isRecordedMutation(name: string): boolean {
  return Object.hasOwn(recordedMutations, name);
}

/** In words; what a newer backend records gets a general one. */
export function actionLabel(operation: string): string {
  return Object.hasOwn(actionLabels, operation) ? (actionLabels[operation] ?? '') : 'Breytti gögnum';
}
