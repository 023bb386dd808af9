/**
 * Why this tab asks the backend nothing any more, or null: another tab switched the customer, and what is on this page is of the one
 * before (reliability F23). Filled by pin-tab.ts, whose code comes when it is needed.
 */
export const tabPin: { refusal: Error | null } = { refusal: null };
