/** The address of a file as the backend has it; the storefront passes it on below /backend. */
export const toBackendPath = (address: string): string => address.replace(/^\/backend/, '');
