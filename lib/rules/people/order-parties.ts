interface OrderParties {
  id: string;
  name: string;
  actor: { id: string; name: string };
  billTo: { name: string } | null;
  /** Customers that may be billed instead; with several, one has to be chosen. */
  billToCount: number;
}

/** Who orders, for whom and who is billed, each with its term; the first two only where the visitor does not order for themselves. */
export function partyFacts(parties: OrderParties): [term: string, name: string][] {
  const { id, name, actor } = parties;
  const facts: [string, string][] = [];
  if (actor.id !== id) facts.push(['Pantað af', actor.name]);
  if (isForAnother(parties)) facts.push(['Viðskiptamaður', name]);
  return [...facts, ['Greiðandi', billedName(parties)]];
}

/**
 * Whose order it is and who is billed, for the button that orders; null where the visitor orders for themselves. Names stand after
 * a colon, because those of companies are not inflected, and on its line.
 */
export function partiesLabel(parties: OrderParties): string | null {
  if (!isForAnother(parties)) return null;
  return `Viðskiptamaður:\u00a0${parties.name} · Greiðandi:\u00a0${billedName(parties)}`;
}

/** Whose invoices are paid, for the button that pays them; null where they are the visitor's own. */
export function payerLabel({ id, name, actor }: Pick<OrderParties, 'id' | 'name' | 'actor'>): string | null {
  return actor.id === id ? null : `Viðskiptamaður:\u00a0${name}`;
}

/** Whether orders are for, or charged to, another than who signed in. */
export function isForAnother({ id, actor, billTo }: Pick<OrderParties, 'id' | 'actor' | 'billTo'>): boolean {
  return actor.id !== id || billTo !== null;
}

function billedName({ name, billTo, billToCount }: OrderParties): string {
  if (billTo) return billTo.name;
  return billToCount > 1 ? 'ekki valinn' : name;
}

interface CartParties {
  /** Whom it is for; null for a guest. */
  customer: object | null;
  billToCustomer: object | null;
  items: readonly object[];
}

/**
 * Which rows stand above every page: whom the order is for, and the question who is billed for what is in the cart. On the way to
 * another customer the strip's room comes, or the strip goes, with the press: the answer may be late, and nothing may move then.
 * @param nextId of whom is acted for next
 */
export function findContextRows(
  customer: Pick<OrderParties, 'id' | 'actor' | 'billTo'> & { role: string },
  cart: CartParties | undefined,
  nextId?: string,
): { isStripShown: boolean; isBannerShown: boolean; rowCount: number } {
  const isStripNeeded = customer.role === 'PunchOut' || isForAnother(customer);
  const isStripNext = nextId === undefined ? isStripNeeded : nextId !== customer.actor.id;
  const isBannerShown = Boolean(cart?.customer && !cart.billToCustomer && cart.items.length > 0);
  return {
    isStripShown: isStripNeeded && isStripNext,
    isBannerShown,
    rowCount: Number(isStripNext) + Number(isBannerShown),
  };
}
