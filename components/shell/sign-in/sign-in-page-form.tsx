'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeContextRowsForNextPage } from '@/lib/acting-as/context-rows.ts';
import { cartQuery } from '@/lib/cart/queries.ts';
import { customerQuery } from '@/lib/customer/queries.ts';
import { findContextRows } from '@/lib/rules/people/order-parties.ts';
import { SignInMethods } from './sign-in-methods.tsx';

interface Props {
  /** A path of this shop. */
  returnTo: string;
  initialError: string | null;
}

/** The modes of the modal on a page of its own, for links and for returning to a page. */
export function SignInPageForm({ returnTo, initialError }: Props) {
  const client = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  // Loaded whole, so that the next page has room for the rows above it from its first paint.
  const continueAfterSignIn = (): void => {
    setIsLeaving(true);
    const customer = client.getQueryData(customerQuery.queryKey);
    const cart = client.getQueryData(cartQuery.queryKey);
    if (customer) storeContextRowsForNextPage(findContextRows(customer, cart).rowCount);
    location.replace(returnTo);
  };
  return (
    <SignInMethods
      busy={isLeaving}
      onSignedIn={continueAfterSignIn}
      returnTo={returnTo}
      initialError={initialError}
    />
  );
}
