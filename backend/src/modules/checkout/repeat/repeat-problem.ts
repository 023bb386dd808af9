import type { RepeatDraft } from './draft-repeat.ts';

const nothingLeftMessage = 'Ekkert úr síðustu pöntun er fáanlegt núna.';
const noDeliveryMessage = 'Afhending síðustu pöntunar er ekki lengur í boði. Veldu afhendingu í körfunni.';

/** Why the last order cannot be placed again as it is; null where it can. */
export function repeatProblem({ cart, method }: Pick<RepeatDraft, 'cart' | 'method'>): string | null {
  if (cart.lines.length === 0) return nothingLeftMessage;
  return method ? null : noDeliveryMessage;
}
