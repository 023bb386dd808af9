/** Characters of an agent's message that goes with a quote. */
export const maximumQuoteMessageLength = 2000;

/** Characters of the reason why an order above a limit is declined. */
export const maximumDeclineReasonLength = 500;

/** Characters of an agent's note on a customer. */
export const maximumNoteLength = 2000;

/** Characters that a buyer may write to one line of what is asked for. */
export const maximumQuoteWishLength = 500;
