/** Path of the warehouse's calls about an order. */
export const orderPath = (orderId: string): string => `/orders/P${orderId.padStart(6, '0')}`;
