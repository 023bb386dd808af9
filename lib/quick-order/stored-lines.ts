import { maximumQuickOrderLines } from '../rules/orders/quick-order/limits.ts';
import type { OrderLine } from '../rules/orders/quick-order/order-line.ts';

const storageKey = 'quick-order';

/** The lines survive a reload of the tab, not more: another person at this machine finds nothing. */
export function storeLines(lines: readonly OrderLine[]): void {
  try {
    if (lines.length === 0) sessionStorage.removeItem(storageKey);
    else
      sessionStorage.setItem(
        storageKey,
        JSON.stringify(lines.map(({ code, quantity }) => ({ code, quantity }))),
      );
  } catch {
    // Without storage they last as long as the page.
  }
}

/** As text, one line each, to be read like any other. */
export function readStoredText(): string {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(value)) return '';
    return value.slice(0, maximumQuickOrderLines).flatMap(toTextLines).join('\n');
  } catch {
    return '';
  }
}

function toTextLines(line: unknown): string[] {
  if (typeof line !== 'object' || line === null || !('code' in line) || !('quantity' in line)) return [];
  return [`${quoteField(String(line.code))};${quoteField(String(line.quantity))}`];
}

const quoteField = (text: string): string => `"${text.replaceAll('"', '""')}"`;
