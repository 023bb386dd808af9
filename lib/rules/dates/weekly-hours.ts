import { clockText, type OpeningHoursEntry } from './opening-hours.ts';

const shortDays = ['mán.', 'þri.', 'mið.', 'fim.', 'fös.', 'lau.', 'sun.'];

/**
 * The store's ordinary week in a line for each run of days with the same hours, 'Mán.–fös. 07:30–16:00'. Holidays do
 * not count, so give two weeks or more. Empty when no hours are known.
 */
export function weeklyHours(entries: readonly OpeningHoursEntry[]): string[] {
  const hours = shortDays.map((_, index) => {
    const entry = entries.find(({ day, holiday }) => day === (index + 1) % 7 && !holiday);
    return entry?.opensAt != null && entry.closesAt != null
      ? `${clockText(entry.opensAt)}–${clockText(entry.closesAt)}`
      : null;
  });
  return hours.flatMap((text, first) => {
    if (text === null || hours[first - 1] === text) return [];
    const after = hours.findIndex((other, index) => index > first && other !== text);
    const last = (after === -1 ? hours.length : after) - 1;
    const days = first === last ? shortDays[first] : `${shortDays[first]}–${shortDays[last]}`;
    return [`${capital(days ?? '')} ${text}`];
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
