/** Lines that one quick order takes, and the backend with it. */
export const maximumQuickOrderLines = 1_000;
/** Characters of pasted text that are read. */
export const maximumPasteLength = 200_000;
/** Bytes of a file that is read. */
export const maximumOrderFileBytes = 5_000_000;
