import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SetCustomerAs, SetCustomerMutation } from '../../graphql/generated/operations.ts';
import { cartMutationOptions } from '../cart/cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { ownPriceKey, visitorKeys } from '../visitor/query-keys.ts';
import { refreshVisitor, type AnsweredSwitch } from '../visitor/refresh-visitor.ts';
import { flushDeferredChanges } from '../visitor/deferred-changes.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import { leavePageAfterSwitch } from './after-switch.ts';
import { noteSwitching } from './switching.ts';

interface CustomerChoice {
  customerId: string;
  as: SetCustomerAs;
  /** The page to be on then; without it the one that is open, if it is not the former customer's alone. */
  path?: string | undefined;
}

interface CustomerSwitch {
  switchTo: (choice: CustomerChoice, options?: { onSuccess?: () => void; onSettled?: () => void }) => void;
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
    variables: ({ customerId, as }: CustomerChoice, client) => ({
      customerId,
      as,
      productIds: listPricedProducts(client),
    }),
    // Queues behind the changes of the cart: lib/cart/cart-change.ts.
    scope: cartMutationOptions.scope,
    pick: (data) => data.setCustomer,
    onSuccess: async (customer, { as, path }, _onMutateResult, { client }) => {
      announceSignedInChange();
      await refreshVisitor(client, { answers: listAnswers(customer), onKnown: () => noteSwitching(null) });
      leavePageAfterSwitch(router, { customer, as, path });
    },
    failed: 'Switching the customer failed',
    onError: () => noteSwitching(null),
  });
  const switchTo: CustomerSwitch['switchTo'] = (choice, options) => {
    noteSwitching({ id: choice.as === 'Customer' ? choice.customerId : undefined });
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

/** Ids of the products whose own prices are on the page. */
function listPricedProducts(client: QueryClient): string[] {
  const active = client.getQueryCache().findAll({ queryKey: visitorKeys.ownPrices, type: 'active' });
  return active.map(({ queryKey: [, id] }) => String(id));
}

/** Products that are not among them, because the customer may not see them or there are too many, are asked for by their own queries. */
function listAnswers({
  cart,
  products,
  ...customer
}: SetCustomerMutation['setCustomer']): AnsweredSwitch['answers'] {
  return [
    [visitorKeys.customer, customer],
    [visitorKeys.cart, cart],
    ...products.map((product) => [ownPriceKey(product.id), product] as const),
  ];
}
