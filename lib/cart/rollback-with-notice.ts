import type { QueryClient } from '@tanstack/react-query';
import { rollbackCart } from './cart-change.ts';
import { logFailure } from '../io/log.ts';
import { errorCode, errorText } from '../rules/text/error-text.ts';
import { announceCart } from './change-notices.ts';
import { showCartProblem } from './notices.ts';

const updateFailedMessage = 'Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.';

/** A change of a product's units failed: logs it, shows the cart as it was and says why beside the product. */
export function rollbackWithNotice(
  client: QueryClient,
  productId: string,
  logLabel: string,
  error: Error,
): void {
  logFailure(logLabel, error);
  rollbackCart(client);
  // The backend's own message says more, e.g. how many units are left.
  const hasBackendText = ['BAD_REQUEST', 'FAILED_PRECONDITION', 'NOT_FOUND'].includes(errorCode(error) ?? '');
  const text = hasBackendText ? errorText(error) : updateFailedMessage;
  showCartProblem(productId, text);
  announceCart(text);
}
