import { redirect } from 'next/navigation';
import { PaymentContext } from '@/components/acting-as/payment-context.tsx';
import { CheckoutFrame } from '@/components/checkout/checkout-frame.tsx';
import { DeliveryStep } from '@/components/checkout/delivery-step.tsx';
import { PaymentStep } from '@/components/checkout/payment-step.tsx';
import { ReceiverStep } from '@/components/checkout/receiver-step.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import {
  allowedCheckoutStep,
  checkoutStepPath,
  type checkoutFormSteps,
} from '@/lib/rules/routes/checkout-step.ts';
import {
  readCheckout,
  readDeliveryOptions,
  readPaymentMethods,
  readSignedIn,
  requireCustomer,
} from '@/lib/server/visitor.ts';
import { OwnBudgets } from '../_parts/own-budgets.tsx';
import { redirectToLastOrder } from '../redirect-to-last-order.ts';
import { VisitorData } from '../../visitor-data.tsx';

type FormStep = (typeof checkoutFormSteps)[number];

/**
 * A step beyond the first unfinished one redirects there; an empty cart redirects to the order just made of it, or to the cart.
 * @param idempotencyKey key of a payment that the buyer returns from the bank with
 */
export async function CheckoutForms({
  step,
  idempotencyKey,
}: {
  step: FormStep;
  idempotencyKey: string | null;
}) {
  const path = checkoutStepPath(step);
  const customer = await requireCustomer(path);
  const [checkout, deliveryOptions, paymentMethods] = await Promise.all([
    readSignedIn(readCheckout(), path),
    step === 'Delivery' ? readSignedIn(readDeliveryOptions(), path) : undefined,
    step === 'Payment' ? readSignedIn(readPaymentMethods(), path) : undefined,
  ]);
  if (checkout.cart.items.length === 0) {
    await redirectToLastOrder();
    redirect('/karfa');
  }
  const allowedStep = allowedCheckoutStep(step, checkout.state);
  if (allowedStep !== step) redirect(checkoutStepPath(allowedStep));
  return (
    <VisitorData
      entries={[
        [visitorKeys.customer, customer],
        [visitorKeys.checkout, checkout],
        [visitorKeys.cart, checkout.cart],
        [visitorKeys.deliveryOptions, deliveryOptions],
        [visitorKeys.paymentMethods, paymentMethods],
      ]}
    >
      <CheckoutFrame step={step}>
        {step === 'Payment' && customer.companies.length > 0 && <OwnBudgets />}
        {step === 'Receiver' && <ReceiverStep />}
        {step === 'Delivery' && <DeliveryStep />}
        {step === 'Payment' && <PaymentStep idempotencyKey={idempotencyKey} context={<PaymentContext />} />}
      </CheckoutFrame>
    </VisitorData>
  );
}
