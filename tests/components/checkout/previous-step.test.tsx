import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CheckoutFrame } from '../../../components/checkout/checkout-frame.tsx';
import { DeliveryStep } from '../../../components/checkout/delivery-step.tsx';
import { PaymentStep } from '../../../components/checkout/payment-step.tsx';
import { ReceiverStep } from '../../../components/checkout/receiver-step.tsx';
import { checkoutStepPath, type checkoutFormSteps } from '../../../lib/rules/routes/checkout-step.ts';
import { renderPage, type Page } from '../../kit/page.tsx';
import { clickButton, readyToPay, setUpCheckout } from './checkout-setting.tsx';

setUpCheckout();
afterEach(() => history.replaceState(null, '', '/'));

type Step = (typeof checkoutFormSteps)[number];
const forms: Record<Step, ReactNode> = {
  Receiver: <ReceiverStep />,
  Delivery: <DeliveryStep />,
  Payment: <PaymentStep idempotencyKey={null} context={null} />,
};

/** A step at its own address. */
function openStep(step: Step): Page {
  history.replaceState(null, '', checkoutStepPath(step));
  return renderPage(<CheckoutFrame step={step}>{forms[step]}</CheckoutFrame>, checkoutStepPath(step));
}

/** Follows the link beside the button that leads on. @returns where it leads */
async function goBack(page: Page, onward: string | RegExp): Promise<string | undefined> {
  const form = (await screen.findByRole('button', { name: onward })).closest('form')!;
  await userEvent.click(within(form).getByRole('link', { name: 'Til baka' }));
  page.unmount();
  return page.visited.at(-1);
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('leads from the payment to the delivery, and what was typed is there again', async () => {
  await readyToPay();
  const payment = openStep('Payment');
  await userEvent.type(await field(/^Tilvísun/), 'Verk 12');
  expect(await goBack(payment, /^Staðfesta pöntun/)).toBe('/karfa/afhending');
  const delivery = openStep('Delivery');
  await clickButton('Áfram í greiðslu');
  await waitFor(() => expect(delivery.visited).toEqual(['/karfa/greidsla']));
  delivery.unmount();
  openStep('Payment');
  expect((await field(/^Tilvísun/)).value).toBe('Verk 12');
});

it('leads from the delivery to the receiver, whose fields say what was typed before', async () => {
  await readyToPay();
  expect(await goBack(openStep('Delivery'), 'Áfram í greiðslu')).toBe('/karfa/vidtakandi');
  const receiver = openStep('Receiver');
  expect((await field(/^Netfang/)).value).toBe('profun@vorulind.test');
  await userEvent.clear(await field(/^Nafn/));
  await userEvent.type(await field(/^Nafn/), 'Elma ÞÍ');
  expect(await goBack(receiver, 'Áfram í afhendingu')).toBe('/karfa');
  openStep('Receiver');
  expect((await field(/^Nafn/)).value).toBe('Elma ÞÍ');
});
