import type { QueryClient } from '@tanstack/react-query';
import { rollbackCart } from './cart-change.ts';
import { logFailure } from '../io/log.ts';
import { errorCode, errorText } from '../rules/text/error-text.ts';
import { announceCart, reportProblem } from './notices.ts';

const updateFailed = 'Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.';

/** A change of a product's units failed: logs it, shows the cart as it was and says why beside the product. */
export function rollbackWithNotice(client: QueryClient, productId: string, what: string, error: Error): void {
  logFailure(what, error);
  rollbackCart(client);
  // What the backend words itself says more, e.g. how many units are left.
  const worded = ['BAD_REQUEST', 'FAILED_PRECONDITION', 'NOT_FOUND'].includes(errorCode(error) ?? '');
  const text = worded ? errorText(error) : updateFailed;
  reportProblem(productId, text);
  announceCart(text);
}
