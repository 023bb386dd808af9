/** What a company says of orders that somebody has to approve; null matches everything. */
export interface ApprovalConditions {
  /** Krónur with VAT and delivery, at or above. */
  minTotal: number | null;
  categoryId: number | null;
  brandId: number | null;
  costCentre: string | null;
  buyerId: number | null;
  /** The unit that it is for. */
  unitId: number | null;
}

/** An order as rules look at it. */
export interface JudgedOrder {
  /** Krónur with VAT and delivery. */
  total: number;
  costCentre: string | null;
  buyerId: number;
  unitId: number | null;
  /** What each line is: the categories at and above its own, and its brand. */
  goods: readonly { categoryIds: readonly number[]; brandId: number | null }[];
}

/** Whether an order is one that the rule is about. Category and brand have to be those of one line. */
export function matchesRule(rule: ApprovalConditions, order: JudgedOrder): boolean {
  if (rule.minTotal !== null && order.total < rule.minTotal) return false;
  if (rule.buyerId !== null && rule.buyerId !== order.buyerId) return false;
  if (rule.unitId !== null && rule.unitId !== order.unitId) return false;
  if (rule.costCentre !== null && !isSameCostCentre(rule.costCentre, order.costCentre)) return false;
  if (rule.categoryId === null && rule.brandId === null) return true;
  return order.goods.some(
    ({ categoryIds, brandId }) =>
      (rule.categoryId === null || categoryIds.includes(rule.categoryId)) &&
      (rule.brandId === null || rule.brandId === brandId),
  );
}

/** Cost centres are typed by people: capitals and spaces around make no difference. */
function isSameCostCentre(one: string, other: string | null): boolean {
  return other !== null && toCostCentreKey(one) === toCostCentreKey(other);
}

export function toCostCentreKey(costCentre: string): string {
  return costCentre.normalize('NFC').trim().toLowerCase();
}
