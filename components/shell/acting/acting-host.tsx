'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { ContextStrip } from '@/components/acting-as/context-strip.tsx';
import { PageHold } from '@/components/acting-as/page-hold.tsx';
import { BillToBanner } from '@/components/customer-picker/bill-to-banner.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import {
  closeCustomerSwitcher,
  closeHiddenSwitcher,
  useCustomerSwitcherRequest,
} from '@/lib/acting-as/request.ts';
import { useSwitchTarget } from '@/lib/acting-as/switching.ts';
import { returnKey } from '@/lib/acting-as/return-key.ts';
import { useCart } from '@/lib/cart/queries.ts';
import { type Customer, useCustomer } from '@/lib/customer/queries.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { signInPages } from '@/lib/rules/routes/account-paths.ts';
import { findContextRows } from '@/lib/rules/people/order-parties.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { VisitorNotice } from '../sign-in/visitor-notice.tsx';
import { useContextRows } from './use-context-rows.ts';

const loadModals = () => import('./acting-modals.tsx');
const loadVisitStrip = () => import('@/components/punch-out/visit-strip.tsx');

/**
 * Once on every page of a signed-in visitor: shows who the order is for, and asks for a customer when anything on the page
 * needs one.
 */
export function ActingHost() {
  const { data: customer } = useCustomer();
  // The next page is loaded with the room for what is known while this one is being left.
  const isLeftSoon = signInPages.has(usePathname());
  return customer && !isLeftSoon ? <SignedInActing customer={customer} /> : null;
}

function SignedInActing({ customer }: { customer: Customer }) {
  const { data: cart, isPending: isCartUnknown } = useCart();
  const request = useCustomerSwitcherRequest();
  const { part, failed, load } = useOnDemand(loadModals, request !== null);
  const setCustomer = useSetCustomer();
  const switchTarget = useSwitchTarget();
  const isActing = customer.actor.id !== customer.id;
  const isVisit = customer.role === 'PunchOut';
  const visit = useOnDemand(loadVisitStrip, isVisit).part;
  const { isStripShown, isBannerShown, rowCount } = findContextRows(customer, cart, switchTarget?.id);
  const placeholder = useContextRows(rowCount, isCartUnknown);

  // A link in the modal navigates: the new page must not be covered by it.
  const pathname = usePathname();
  useEffect(() => closeCustomerSwitcher, [pathname]);

  const actFor = (customerId: string): void => {
    if (setCustomer.isPending) return;
    setCustomer.switchTo({ customerId, as: 'Customer' }, { onSettled: closeHiddenSwitcher });
  };
  const stopActing = (): void => actFor(customer.actor.id);
  const retrySwitch = (): void => {
    if (setCustomer.requestedChoice) actFor(setCustomer.requestedChoice.customerId);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isActing || !returnKey.matches(event)) return;
    event.preventDefault();
    stopActing();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {placeholder &&
        createPortal(
          <>
            {visit && <visit.VisitStrip companyName={customer.name} />}
            {isStripShown && !isVisit && (
              <ContextStrip customer={customer} busy={setCustomer.isPending} onLeave={stopActing} />
            )}
            {isBannerShown && <BillToBanner />}
          </>,
          placeholder,
        )}
      <VisuallyHidden>
        <span role="status">{isActing ? `Þú ert í umboði fyrir ${customer.name}` : ''}</span>
      </VisuallyHidden>
      {switchTarget && <PageHold />}
      {request && failed && (
        <VisitorNotice text={networkMessage} onRetry={load} onClose={closeCustomerSwitcher} />
      )}
      {setCustomer.isError && !request && (
        <VisitorNotice text={switchFailedMessage} onRetry={retrySwitch} onClose={setCustomer.clearFailure} />
      )}
      {request && part && (
        <part.ActingModals
          request={request}
          customer={customer}
          onPick={actFor}
          onClose={closeCustomerSwitcher}
        />
      )}
    </>
  );
}
