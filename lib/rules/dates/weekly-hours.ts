import { formatClock, type OpeningHoursEntry } from './opening-hours.ts';

const shortWeekdays = ['mán.', 'þri.', 'mið.', 'fim.', 'fös.', 'lau.', 'sun.'];

/**
 * The store's ordinary week in a line for each run of days with the same hours, 'Mán.–fös. 07:30–16:00'. Holidays do
 * not count, so give two weeks or more. Empty when no hours are known.
 */
export function weeklyHoursLines(entries: readonly OpeningHoursEntry[]): string[] {
  const hours = shortWeekdays.map((_, index) => {
    const entry = entries.find(({ day, holiday }) => day === (index + 1) % 7 && !holiday);
    return entry?.opensAt != null && entry.closesAt != null
      ? `${formatClock(entry.opensAt)}–${formatClock(entry.closesAt)}`
      : null;
  });
  return hours.flatMap((text, first) => {
    if (text === null || hours[first - 1] === text) return [];
    const after = hours.findIndex((other, index) => index > first && other !== text);
    const last = (after === -1 ? hours.length : after) - 1;
    const days = first === last ? shortWeekdays[first] : `${shortWeekdays[first]}–${shortWeekdays[last]}`;
    return [`${capitalise(days ?? '')} ${text}`];
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
