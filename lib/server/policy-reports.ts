import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { logWarning } from '../io/log.ts';

/** A report's longest body, in bytes. */
export const policyReportBytes = 8_192;

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'violated-directive': z.string(),
    'blocked-uri': z.string().default(''),
    'line-number': z.number().optional(),
  }),
});

/** What was reported within the hour: a fault on every page must not fill the log. */
const recent = new LRUCache<string, true>({ max: 500, ttl: 3_600_000 });

/**
 * Logs a browser's report, without the query of the page and of what was refused: they may hold something personal.
 * @returns false for what is no report
 */
export function logPolicyReport(body: string): boolean {
  const report = readReport(body);
  if (!report) return false;
  if (!recent.has(report)) logWarning(`A page's policy refused ${report}`);
  recent.set(report, true);
  return true;
}

function readReport(body: string): string | undefined {
  try {
    const { 'csp-report': report } = reportSchema.parse(JSON.parse(body));
    const directive = report['violated-directive'].split(' ', 1)[0];
    const line = report['line-number'] === undefined ? '' : ` (line ${report['line-number']})`;
    const parts = [
      directive,
      withoutQuery(report['blocked-uri']),
      'on',
      withoutQuery(report['document-uri']),
    ];
    return oneLine(`${parts.join(' ')}${line}`);
  } catch {
    return undefined;
  }
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '').slice(0, 200);

/** A report is a stranger's text: it may not write lines of its own into the log. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');
