/** For how long a budget is. */
export const budgetPeriods = ['Month', 'Quarter', 'Year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** What becomes of an order above a budget: it is refused, or somebody has to approve it. */
export const budgetModes = ['Stop', 'Approve'] as const;
export type BudgetMode = (typeof budgetModes)[number];

const monthsOf: Readonly<Record<BudgetPeriod, number>> = { Month: 1, Quarter: 3, Year: 12 };

/** The first day of the period that a day is in. @param date and result YYYY-MM-DD */
export function periodStart(period: BudgetPeriod, date: string): string {
  const [year = '', month = ''] = date.split('-');
  const months = monthsOf[period];
  const first = Math.floor((Number(month) - 1) / months) * months + 1;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}

/** As it stands behind „fjárheimild“ in Icelandic. */
export const budgetPeriodNames: Readonly<Record<BudgetPeriod, string>> = {
  Month: 'mánaðarins',
  Quarter: 'ársfjórðungsins',
  Year: 'ársins',
};
