import { badRequestMessage } from '../text/backend-messages.ts';
import { groupThousands } from '../money/kronur.ts';

/** A typed limit: whole krónur, null for none; undefined for what is no amount. */
export function parseOrderLimit(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s.]|kr/giu, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Icelandic text for a limit's field, or null when it is fine. */
export function orderLimitProblem(text: string): string | null {
  return parseOrderLimit(text) === undefined ? badRequestMessage : null;
}

/** As it stands in the field. */
export function formatOrderLimit(limit: number | null): string {
  return limit === null ? '' : groupThousands(limit);
}
