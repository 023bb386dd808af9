interface PaymentWays {
  lastType: 'Account' | 'Card';
  /** The saved card that paid the last order. */
  lastCardId: string | null;
  isAccountUsable: boolean;
  /** Saved cards that can pay now. */
  cardIds: readonly string[];
}

/** The saved card that is chosen when the page opens, as the last order was paid where that can be; null for the account. */
export function choosePayment({
  lastType,
  lastCardId,
  isAccountUsable,
  cardIds,
}: PaymentWays): string | null {
  if (lastType === 'Account' && isAccountUsable) return null;
  const [first = null] = cardIds;
  return lastCardId !== null && cardIds.includes(lastCardId) ? lastCardId : first;
}
