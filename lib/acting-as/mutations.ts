import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SetCustomerAs, SetCustomerMutation } from '../../graphql/generated/operations.ts';
import { cartMutationOptions } from '../cart/cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import { flushDeferredChanges } from '../visitor/deferred-changes.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import { leavePageAfterSwitch } from './after-switch.ts';

interface CustomerChoice {
  customerId: string;
  as: SetCustomerAs;
  /** The page to be on then; without it the one that is open, if it is not the former customer's alone. */
  path?: string | undefined;
}

interface CustomerSwitch {
  switchTo: (choice: CustomerChoice, options?: { onSuccess?: () => void }) => void;
  /** Whom the switch that is under way, or that failed, was to. */
  requestedChoice: CustomerChoice | undefined;
  isPending: boolean;
  isError: boolean;
  /** Puts the failure away. */
  clearFailure: () => void;
}

/**
 * Switches the customer acted for, or who is billed. Changes made before are sent before, for the customer they were made for.
 * Done when the customer, the cart and everything else that is personal has been read again (specification §4.8), whether
 * what asked for it is still on the page or was closed meanwhile.
 */
export function useSetCustomer(): CustomerSwitch {
  const router = useRouter();
  const { mutate, reset, variables, isPending, isError } = useVisitorMutation(SetCustomerDocument, {
    variables: ({ customerId, as }: CustomerChoice) => ({ customerId, as }),
    // Queues behind the changes of the cart: lib/cart/cart-change.ts.
    scope: cartMutationOptions.scope,
    pick: (data) => data.setCustomer,
    onSuccess: async (customer, { as, path }, _onMutateResult, { client }) => {
      await showSwitchedCustomer(client, customer);
      leavePageAfterSwitch(router, { customer, as, path });
    },
    failed: 'Switching the customer failed',
    onSettled: () => setPageInert(false),
  });
  const switchTo: CustomerSwitch['switchTo'] = (choice, options) => {
    setPageInert(true);
    void flushDeferredChanges().then(() => mutate(choice, options));
  };
  return { switchTo, requestedChoice: variables, isPending, isError, clearFailure: reset };
}

/** For an agent's lists of customers: acts for one of them from now on. */
export function useActFor(): {
  actFor: (customerId: string, path?: string) => void;
  pendingId: string | null;
  failed: boolean;
} {
  const { switchTo, requestedChoice, isPending, isError } = useSetCustomer();
  return {
    actFor: (customerId, path) => switchTo({ customerId, as: 'Customer', path }),
    pendingId: isPending ? (requestedChoice?.customerId ?? null) : null,
    failed: isError,
  };
}

/**
 * Between two customers nothing on the page can be pressed. A modal over it sees to that already, and styling all of the page
 * again would only delay the switch.
 */
function setPageInert(isInert: boolean): void {
  const isCovered = document.querySelector('dialog:modal') !== null;
  document.querySelector('main')?.toggleAttribute('inert', isInert && !isCovered);
}

function showSwitchedCustomer(
  client: QueryClient,
  customer: SetCustomerMutation['setCustomer'],
): Promise<void> {
  return refreshVisitor(client, () => {
    announceSignedInChange();
    client.setQueryData(visitorKeys.customer, customer);
  });
}
