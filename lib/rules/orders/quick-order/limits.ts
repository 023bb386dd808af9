/** Lines that one quick order takes, and the backend with it. */
export const longestQuickOrder = 1_000;
/** Characters of pasted text that are read. */
export const longestPaste = 200_000;
/** Bytes of a file that is read. */
export const largestOrderFile = 5_000_000;
