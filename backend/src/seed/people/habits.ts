import { agentCustomers } from './agent-customers.ts';
import { pseudoRandom, pick } from './chance.ts';
import { cafe, hotel, person } from './named.ts';

/** Purchase pattern of a customer. */
export interface Habit {
  ssn: string;
  /** Ages of the orders in days, longest first. */
  ages: readonly number[];
  lines: number;
  salesCodes: readonly string[];
  /** Size of the pool of most popular products to choose from. */
  among: number;
  /** Paid at purchase, not on account. */
  prepaid: boolean;
  /** Whether their orders carry a purchase order number. */
  references?: true;
}

const year = 364;
const agesEvery = (days: number): number[] =>
  Array.from({ length: Math.floor(year / days) }, (_, index) => year - index * days);

/** The two companies with a year of invoices. */
const companies: Habit[] = [
  {
    ssn: hotel,
    ages: agesEvery(7),
    lines: 6,
    salesCodes: ['HRE', 'PAP', 'HLI', 'KAF', 'HUS'],
    among: 300,
    prepaid: false,
    references: true,
  },
  { ssn: cafe, ages: agesEvery(14), lines: 4, salesCodes: ['KAF', 'UMB', 'PAP'], among: 300, prepaid: false },
];

/** A private customer: one order long ago, one that can still be withdrawn from, one on its way. */
const persons: Habit[] = [
  { ssn: person, ages: [75, 8, 1], lines: 3, salesCodes: ['HRE', 'KAF', 'HUS'], among: 120, prepaid: false },
];

/** Product categories that workplaces of a kind buy together. */
const shelves: [string[], ...string[][]] = [
  ['KAF', 'UMB'],
  ['HRE', 'PAP'],
  ['SKR', 'PAP'],
  ['VER', 'HLI'],
  ['HEI', 'HLA'],
  ['HUS', 'KAF'],
];

/**
 * One company in so many bought every other week until some weeks ago, so that the agent's list of late customers has entries.
 */
const lateCompanyInterval = 16;
const everyOtherWeek = (last: number): number[] => [56, 42, 28, 14, 0].map((before) => last + before);

/** Two recent purchases by each company among the agent's customers, so that recommendations have data. */
function regularHabits(): Habit[] {
  return agentCustomers()
    .filter(({ ssn, isActive, isConfirmed }) => Number(ssn[0]) >= 4 && isActive && isConfirmed)
    .map(({ ssn }, index) => {
      const age = 1 + Math.floor(pseudoRandom(`age ${ssn}`) * 28);
      const isLate = index % lateCompanyInterval === lateCompanyInterval - 1;
      return {
        ssn,
        ages: isLate ? everyOtherWeek(22 + age) : [age + 28, age],
        lines: 5,
        salesCodes: pick(`shelves ${ssn}`, shelves),
        among: 16,
        prepaid: true,
      };
    });
}

export const listHabits = (): Habit[] => [...companies, ...persons, ...regularHabits()];
