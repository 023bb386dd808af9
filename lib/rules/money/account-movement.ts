import type { AccountMovementKind } from '../../../graphql/generated/schema.ts';

const movementLabels: Readonly<Record<AccountMovementKind, string>> = {
  Invoice: 'Reikningur',
  Payment: 'Greiðsla',
  CreditNote: 'Kreditreikningur',
};

/** What a line of an account statement is about. */
export function movementLabel(kind: AccountMovementKind): string {
  return movementLabels[kind];
}
