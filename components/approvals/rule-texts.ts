import type { ApprovalRule, Budget } from '@/lib/approvals/settings-queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

interface Named {
  id: string;
  name: string;
}

/** What a rule may be about. */
export interface Choices {
  categories: readonly Named[];
  brands: readonly Named[];
}

/** People and units of the company, for what a rule names. */
type OfCompany = Record<'people' | 'units', readonly Named[]>;

const nameOf = (all: readonly Named[], id: string): string =>
  all.find((one) => one.id === id)?.name ?? 'ekki lengur til';

/** Which orders a rule is about, in a line. */
export function ruleConditions(
  { minTotal, categoryId, brandId, costCentre, buyerId, unitId }: ApprovalRule,
  { people, units, categories, brands }: Choices & OfCompany,
): string {
  const conditions = [
    minTotal !== null && `Frá ${formatKronur(minTotal)}`,
    categoryId !== null && `Vöruflokkur: ${nameOf(categories, categoryId)}`,
    brandId !== null && `Framleiðandi: ${nameOf(brands, brandId)}`,
    unitId !== null && `Eining: ${nameOf(units, unitId)}`,
    costCentre !== null && `Kostnaðarstaður: ${costCentre}`,
    buyerId !== null && `Kaupandi: ${nameOf(people, buyerId)}`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? 'Allar pantanir' : conditions.join(' · ');
}

/** Who passes each step, a line each. */
export function ruleSteps({ steps }: ApprovalRule, people: readonly Named[]): string[] {
  return steps.map(
    ({ approverIds, byUnit }, index) =>
      `${index + 1}. þrep: ${[
        ...(byUnit ? ['samþykkjendur einingarinnar'] : []),
        ...approverIds.map((id) => nameOf(people, id)),
      ].join(' eða ')}`,
  );
}

export const periodLabels: Readonly<Record<Budget['period'], string>> = {
  Month: 'Hver mánuður',
  Quarter: 'Hver ársfjórðungur',
  Year: 'Hvert ár',
};

export const modeLabels: Readonly<Record<Budget['mode'], string>> = {
  Stop: 'Stöðva pöntun umfram heimild',
  Approve: 'Senda pöntun umfram heimild til samþykktar',
};

/** Whose a budget is. */
export function nameOfBudget({ personName, costCentre }: Budget): string {
  return personName ?? `Kostnaðarstaður ${costCentre ?? ''}`;
}

/** What a budget is, and what is left of it. */
export function budgetFacts({ period, mode, amount, left }: Budget): string[] {
  return [
    `${periodLabels[period]}: ${formatKronur(amount)} · Eftir: ${formatKronur(left)}`,
    modeLabels[mode],
  ];
}
