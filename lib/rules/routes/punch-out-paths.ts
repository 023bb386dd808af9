import { keysPath } from './account-paths.ts';

/* Apart from the account's other addresses: those stand in the scripts of public pages. */

/** Purchasing systems that open the shop and take carts home. */
export const purchasingSystemsPath = `${keysPath}/systems`;

/** Where OCI and cXML call, where a visit begins, and where its cart is sent from. */
export const punchOutPaths = {
  oci: '/backend/punch-out/oci',
  cxml: '/backend/punch-out/cxml',
  cart: '/backend/punch-out/cart',
  start: '/backend/punch-out/start',
} as const;
