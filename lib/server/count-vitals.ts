import { webVitalsSchema } from '../contract/web-vitals.ts';
import { meter } from '../process/meter.ts';
import { routeLabel } from '../rules/routes/route-label.ts';

/** Adds a browser's report to the numbers. @returns false for what is no report */
export function countVitals(body: string): boolean {
  const report = readReport(body);
  if (!report) return false;
  const route = routeLabel(report.route);
  for (const name of ['TTFB', 'FCP', 'LCP', 'INP'] as const) {
    const ms = report[name];
    if (ms !== undefined) meter().observe('web_vital_seconds', { name, route }, ms / 1_000);
  }
  if (report.CLS !== undefined) meter().observe('layout_shift', { route }, report.CLS);
  return true;
}

function readReport(body: string) {
  try {
    return webVitalsSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
