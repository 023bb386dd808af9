import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CheckoutFailed } from '@/components/checkout/checkout-failed.tsx';
import { OrderReceived } from '@/components/checkout/order-received.tsx';
import { Container } from '@/components/ui/container.tsx';
import {
  checkoutStepLabel,
  findCheckoutStep,
  checkoutStepPath,
  placedOrderPath,
} from '@/lib/rules/routes/checkout-step.ts';
import { readOrder, readPaymentStatus, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { CheckoutForms } from './checkout-forms.tsx';

interface Props {
  params: Promise<{ step: string }>;
  searchParams: Promise<{ pontun?: string | string[]; greidsla?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = findCheckoutStep((await params).step);
  return { title: step && checkoutStepLabel(step), robots: { index: false } };
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const step = findCheckoutStep((await params).step);
  if (!step) notFound();
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
  await requireCustomer(path);
  const order = await readSignedIn(readOrder(orderId), path);
  if (!order) notFound();
  return <OrderReceived order={order} />;
}
