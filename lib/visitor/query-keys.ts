/** Cache keys of everything that belongs to the visitor. Public data has its keys beside its query. */
export const visitorKeys = {
  customer: ['customer'],
  cart: ['cart'],
  /** The cart as the server last answered it, beneath what is shown optimistically. */
  confirmedCart: ['confirmed-cart'],
  checkout: ['checkout'],
  repeatOrder: ['repeat-order'],
  deliveryOptions: ['delivery-options'],
  deliveryDates: ['delivery-options', 'dates'],
  addresses: ['addresses'],
  paymentMethods: ['payment-methods'],
  paymentStatus: ['payment-status'],
  wantedOrderFields: ['wanted-order-fields'],
  invoicePaymentStatus: ['invoice-payment-status'],
  ownPrices: ['own-prices'],
  search: ['search'],
  viewed: ['viewed'],
  purchases: ['purchases'],
  quotes: ['quotes'],
  settings: ['settings'],
  orders: ['orders'],
  acting: ['acting'],
  savedItems: ['saved-items'],
  quickOrder: ['quick-order'],
  agent: ['agent'],
  palette: ['palette'],
  statistics: ['statistics'],
  employees: ['company-employees'],
  orderRequests: ['order-requests'],
  actionsInPlace: ['actions-in-place'],
  lists: ['lists'],
  standingOrders: ['standing-orders'],
  alerts: ['alerts'],
  companyKeys: ['company-keys'],
  ownNumbers: ['own-numbers'],
} as const;

/** One product's price and stock for the visitor. */
export function ownPriceKey(productId: string): readonly string[] {
  return [...visitorKeys.ownPrices, productId];
}
