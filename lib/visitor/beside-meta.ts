/**
 * For a query beside what the page is about: after a sign-in or a switch of the customer nobody waits for it, and it is asked for
 * when the rest is there, which it would delay.
 */
export const besideMeta = { isBeside: true };

/** The same, of which the last customer's answer would be false for the next: nothing is shown until the new one is there. */
export const emptyBesideMeta = { ...besideMeta, isEmptiedBySwitch: true };
