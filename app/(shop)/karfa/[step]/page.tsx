import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CheckoutFailed } from '@/components/checkout/checkout-failed.tsx';
import { OrderReceived } from '@/components/checkout/order-received.tsx';
import { Container } from '@/components/ui/container.tsx';
import {
  checkoutStepLabel,
  checkoutStepOf,
  checkoutStepPath,
  placedPath,
} from '@/lib/rules/routes/checkout-step.ts';
import { readOrder, readPaymentStatus, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { CheckoutForms } from './checkout-forms.tsx';

interface Props {
  params: Promise<{ step: string }>;
  searchParams: Promise<{ pontun?: string | string[]; greidsla?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = checkoutStepOf((await params).step);
  return { title: step && checkoutStepLabel(step), robots: { index: false } };
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const step = checkoutStepOf((await params).step);
  if (!step) notFound();
  const { greidsla } = await searchParams;
  const attempted = step === 'Payment' && typeof greidsla === 'string' ? greidsla : null;
  if (attempted !== null) await followPaid(attempted);
  return (
    <Container>
      {step === 'CheckoutError' && <CheckoutFailed />}
      {step === 'Complete' && <Received orderId={(await searchParams).pontun} />}
      {step !== 'Complete' && step !== 'CheckoutError' && <CheckoutForms step={step} attempted={attempted} />}
    </Container>
  );
}

/** Back from the bank: where the order is written by now, its page follows. */
async function followPaid(key: string): Promise<void> {
  const path = `${checkoutStepPath('Payment')}?greidsla=${encodeURIComponent(key)}`;
  await requireCustomer(path);
  // What is refused or not settled yet is told on the page itself.
  const status = await readPaymentStatus(key).catch(() => null);
  const placed = status && placedPath(status);
  if (placed) redirect(placed);
}

async function Received({ orderId }: { orderId: string | string[] | undefined }) {
  if (typeof orderId !== 'string' || orderId === '') redirect('/karfa');
  const path = `/karfa/stadfesting?pontun=${encodeURIComponent(orderId)}`;
  await requireCustomer(path);
  const order = await readSignedIn(readOrder(orderId), path);
  if (!order) notFound();
  return <OrderReceived order={order} />;
}
