/** When goods are taken in on a day of the week. */
export interface RampHours {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** `08:00` */
  from: string;
  to: string;
}

const weekdayNames = ['mán.', 'þri.', 'mið.', 'fim.', 'fös.', 'lau.', 'sun.'] as const;
export const fullWeekdayNames = [
  'Mánudagur',
  'Þriðjudagur',
  'Miðvikudagur',
  'Fimmtudagur',
  'Föstudagur',
  'Laugardagur',
  'Sunnudagur',
] as const;

/** Whether it is a time of a day, in hours and minutes; midnight ends a day as `24:00`. */
const isTimeOfDay = (text: string): boolean => /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);

/** Why hours cannot be taken, in Icelandic; null where they can. */
export function rampHoursProblem({ weekday, from, to }: RampHours): string | null {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) return 'Dagurinn er ekki til';
  if (!isTimeOfDay(from) || !isTimeOfDay(to)) return 'Tíminn þarf að vera eins og 08:00';
  return from < to ? null : 'Lokunartími þarf að vera á eftir opnunartíma';
}

/** The week in one line, days with the same hours together: `mán.–fös. kl. 8–16`; null where nothing is said. */
export function formatRampHours(hours: readonly RampHours[]): string | null {
  const parts: { first: number; last: number; text: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const ofDay = hours.find((one) => one.weekday === weekday);
    if (!ofDay) continue;
    const text = `${shortTime(ofDay.from)}–${shortTime(ofDay.to)}`;
    const last = parts.at(-1);
    if (last && last.last === weekday - 1 && last.text === text) last.last = weekday;
    else parts.push({ first: weekday, last: weekday, text });
  }
  if (parts.length === 0) return null;
  return parts.map(({ first, last, text }) => `${daysText(first, last)} kl. ${text}`).join(', ');
}

function daysText(first: number, last: number): string {
  const name = (weekday: number): string => weekdayNames[weekday - 1] ?? '';
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

/** `8` or `8:30`. */
function shortTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** A unit as orders and papers name it. */
export function unitLabel({ name, number }: { name: string; number: string | null }): string {
  return number === null ? name : `${number} ${name}`;
}
