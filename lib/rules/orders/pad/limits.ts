/** Products that an order pad keeps on a device for one customer. */
export const maximumPadProducts = 5_000;
/** Of these, how many one call brings: few enough that no other request waits for it. */
export const padProductsPerCall = 250;
/** Days for which the backend answers a repeated send as it did the first. */
export const padKeyDays = 60;
