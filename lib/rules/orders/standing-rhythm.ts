import { isCalendarDay } from '../dates/days.ts';
import { dayMs } from '../dates/durations.ts';
import { weekdayOf, workingDayFrom } from '../dates/working-days.ts';
import { daysAfter } from './quote-validity.ts';

/** On which days a standing order is made. */
export interface StandingRhythm {
  /** In every, every second … week. */
  everyWeeks: number;
  /** 1 = Monday … 5 = Friday. */
  weekdays: readonly number[];
  /** ISO date: none is made before it. */
  startsOn: string;
}

interface StandingDate {
  /** When it is made. */
  date: string;
  /** The day that the rhythm names; another one where it is a holiday. */
  plannedDate: string;
}

export const maximumWeeksApart = 12;
/** Working days between the mail about an order and the order. */
export const noticeWorkingDays = 2;
/** No holidays last longer; what they move is found by looking back this far. */
const longestHolidays = 14;

/** The next dates after a day. What several days are moved to is made once. */
export function standingDates(rhythm: StandingRhythm, after: string, count: number): StandingDate[] {
  const dates: StandingDate[] = [];
  const firstMonday = mondayOf(firstDayOf(rhythm));
  const lookBack = daysAfter(after, -longestHolidays);
  let day = lookBack > rhythm.startsOn ? lookBack : rhythm.startsOn;
  for (; dates.length < count; day = daysAfter(day, 1)) {
    if (!rhythm.weekdays.includes(weekdayOf(day))) continue;
    if (weeksBetween(firstMonday, mondayOf(day)) % rhythm.everyWeeks !== 0) continue;
    const date = workingDayFrom(day);
    if (date > after && date !== dates.at(-1)?.date) dates.push({ date, plannedDate: day });
    // The day that is not moved names the date.
    else if (date === day && dates.length > 0) dates.splice(-1, 1, { date, plannedDate: day });
  }
  return dates;
}

/** The first day of the rhythm: its week is the first of those that count. */
function firstDayOf({ weekdays, startsOn }: StandingRhythm): string {
  let day = startsOn;
  while (!weekdays.includes(weekdayOf(day))) day = daysAfter(day, 1);
  return day;
}

function mondayOf(day: string): string {
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (7 * dayMs));
}

export function isStandingRhythm({ everyWeeks, weekdays, startsOn }: StandingRhythm): boolean {
  return (
    Number.isInteger(everyWeeks) &&
    everyWeeks >= 1 &&
    everyWeeks <= maximumWeeksApart &&
    weekdays.length >= 1 &&
    new Set(weekdays).size === weekdays.length &&
    weekdays.every((day) => [1, 2, 3, 4, 5].includes(day)) &&
    isCalendarDay(startsOn)
  );
}

const datives = 'mánudögum þriðjudögum miðvikudögum fimmtudögum föstudögum'.split(' ');
const genitives = 'tveggja þriggja fjögurra fimm sex sjö átta níu tíu ellefu tólf'.split(' ');

/** 'Í hverri viku á mánudögum og fimmtudögum', 'Á þriggja vikna fresti á mánudögum', 'Alla virka daga'. */
export function rhythmText({ everyWeeks, weekdays }: Omit<StandingRhythm, 'startsOn'>): string {
  if (everyWeeks === 1 && weekdays.length === datives.length) return 'Alla virka daga';
  const days = weekdays.toSorted((a, b) => a - b).map((day) => datives[day - 1] ?? '');
  const named =
    days.length === datives.length
      ? 'alla virka daga'
      : `á ${days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} og ${days.at(-1)}`}`;
  return `${everyWeeksText(everyWeeks)} ${named}`;
}

/** 'Í hverri viku', 'Á tveggja vikna fresti'. */
export function everyWeeksText(everyWeeks: number): string {
  return everyWeeks === 1 ? 'Í hverri viku' : `Á ${genitives[everyWeeks - 2] ?? everyWeeks} vikna fresti`;
}
