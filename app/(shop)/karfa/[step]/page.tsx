import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutFailed } from '@/components/checkout/checkout-failed.tsx';
import { OrderReceived } from '@/components/checkout/order-received.tsx';
import { Container } from '@/components/ui/container.tsx';
import {
  checkoutStepLabel,
  findCheckoutStep,
  checkoutStepPath,
  placedOrderPath,
} from '@/lib/rules/routes/checkout-step.ts';
import {
  readOrder,
  readOrUndefined,
  readPaymentStatus,
  readSignedIn,
  requireCustomer,
} from '@/lib/server/visitor.ts';
import { readNextCustomer } from '@/lib/server/agent.ts';
import { NextCustomerPart } from '../_parts/next-customer-part.tsx';
import { CheckoutForms } from './checkout-forms.tsx';
import { MissingDocument } from '../../_parts/frame/missing-document.tsx';
import { missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { MissingPersonalPage } from '../../_parts/frame/missing-personal-page.tsx';

interface Props {
  params: Promise<{ step: string }>;
  searchParams: Promise<{ pontun?: string | string[]; greidsla?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = findCheckoutStep((await params).step);
  return step ? { title: checkoutStepLabel(step), robots: { index: false } } : missingMetadata;
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const step = findCheckoutStep((await params).step);
  if (!step) return <MissingPersonalPage />;
  const { greidsla } = await searchParams;
  const idempotencyKey = step === 'Payment' && typeof greidsla === 'string' ? greidsla : null;
  if (idempotencyKey !== null) await redirectToPaidOrder(idempotencyKey);
  return (
    <Container>
      {step === 'CheckoutError' && <CheckoutFailed />}
      {step === 'Complete' && <CompletedOrder orderId={(await searchParams).pontun} />}
      {step !== 'Complete' && step !== 'CheckoutError' && (
        <CheckoutForms step={step} idempotencyKey={idempotencyKey} />
      )}
    </Container>
  );
}

/** Return from the bank: if the order exists by now, redirects to it. */
async function redirectToPaidOrder(idempotencyKey: string): Promise<void> {
  const path = `${checkoutStepPath('Payment')}?greidsla=${encodeURIComponent(idempotencyKey)}`;
  await requireCustomer(path);
  // Refused and unsettled payments are shown on the page itself.
  const status = await readPaymentStatus(idempotencyKey).catch(() => null);
  const orderPath = status && placedOrderPath(status);
  if (orderPath) redirect(orderPath);
}

async function CompletedOrder({ orderId }: { orderId: string | string[] | undefined }) {
  if (typeof orderId !== 'string' || orderId === '') redirect('/karfa');
  const path = `/karfa/stadfesting?pontun=${encodeURIComponent(orderId)}`;
  const { id, actor, isAgent } = await requireCustomer(path);
  const order = await readSignedIn(readOrder(orderId), path);
  if (!order)
    return <MissingDocument title="Pöntunin fannst ekki" href="/auth/orders" label="Sjá allar pantanir" />;
  const isInPlace = isAgent && actor.id !== id;
  return (
    <>
      {isInPlace && (
        <NextCustomerPart next={(await readOrUndefined(readNextCustomer(id))) ?? null} ownId={actor.id} />
      )}
      <OrderReceived order={order} />
    </>
  );
}
