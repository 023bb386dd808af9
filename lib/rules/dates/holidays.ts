import { dayMs, hourSeconds } from './durations.ts';
interface Holiday {
  /** ISO date. */
  date: string;
  name: string;
  /** Seconds from midnight when the store closes early; null when it is closed all day. */
  closesAt: number | null;
}

const earlyClosingSeconds = 13 * hourSeconds;

/** Public holidays of a year (laws 88/1971 and 32/1997), by date. No substitute day for one on a weekend. */
export function icelandicHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const days: [Date, string, number?][] = [
    [utcDay(year, 1, 1), 'nýársdagur'],
    [addDays(easter, -3), 'skírdagur'],
    [addDays(easter, -2), 'föstudagurinn langi'],
    [easter, 'páskadagur'],
    [addDays(easter, 1), 'annar í páskum'],
    [firstWeekdayFrom(utcDay(year, 4, 19), 4), 'sumardagurinn fyrsti'],
    [utcDay(year, 5, 1), 'verkalýðsdagurinn'],
    [addDays(easter, 39), 'uppstigningardagur'],
    [addDays(easter, 49), 'hvítasunnudagur'],
    [addDays(easter, 50), 'annar í hvítasunnu'],
    [utcDay(year, 6, 17), 'þjóðhátíðardagurinn'],
    [firstWeekdayFrom(utcDay(year, 8, 1), 1), 'frídagur verslunarmanna'],
    [utcDay(year, 12, 24), 'aðfangadagur', earlyClosingSeconds],
    [utcDay(year, 12, 25), 'jóladagur'],
    [utcDay(year, 12, 26), 'annar í jólum'],
    [utcDay(year, 12, 31), 'gamlársdagur', earlyClosingSeconds],
  ];
  return days
    .toSorted(([a], [b]) => a.getTime() - b.getTime())
    .map(([date, name, closesAt = null]) => ({ date: date.toISOString().slice(0, 10), name, closesAt }));
}

/** The Gregorian Easter of a year: the anonymous algorithm of 1876. */
function easterSunday(year: number): Date {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const lateCorrection = Math.floor((goldenNumber + 11 * epact + 22 * weekday) / 451);
  const number = epact + weekday - 7 * lateCorrection + 114;
  return utcDay(year, Math.floor(number / 31), (number % 31) + 1);
}

function utcDay(year: number, month: number, dayOfMonth: number): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth));
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/** The first such weekday (0 = Sunday) on or after a date. */
function firstWeekdayFrom(date: Date, weekday: number): Date {
  return addDays(date, (weekday - date.getUTCDay() + 7) % 7);
}
