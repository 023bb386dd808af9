import type { AttemptKind } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';

/** The cart is not the one that the customer saw. */
export function cartChangedError(): ShopError {
  const message = 'Karfan hefur breyst. Vinsamlegast yfirfarið hana áður en haldið er áfram.';
  return new ShopError('FAILED_PRECONDITION', message, { reason: 'cart.changed' });
}

/** Another request works on the same order. */
export function alreadyRunningError(): ShopError {
  const message = 'Verið er að vinna úr pöntuninni. Vinsamlegast bíðið.';
  return new ShopError('FAILED_PRECONDITION', message, { reason: 'running' });
}

/** For a failure that was not the customer's fault; the code makes the page fetch a new key. */
export function orderNotPlacedError(): ShopError {
  const message = 'Ekki tókst að ljúka pöntuninni og ekkert var skuldfært. Vinsamlegast reynið aftur.';
  return new ShopError('FAILED_PRECONDITION', message, { reason: 'notPlaced' });
}

/** The same for what the attempt was about. */
export function notFinishedError(kind: AttemptKind): ShopError {
  if (kind === 'Order') return orderNotPlacedError();
  const message = 'Ekki tókst að ljúka greiðslunni og ekkert var skuldfært. Vinsamlegast reynið aftur.';
  return new ShopError('FAILED_PRECONDITION', message, { reason: 'notPaid' });
}
