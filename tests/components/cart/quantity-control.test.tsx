import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { QuantityControl } from '../../../components/cart/quantity-control.tsx';
import type { QuantityLimits } from '../../../lib/rules/orders/quantity.ts';

const normal: QuantityLimits = { stock: 10, unitOfMeasure: 1, isSpecialOrder: false };

interface Options extends Partial<QuantityLimits> {
  quantity?: number;
  compact?: boolean;
  inCart?: boolean;
}

function Kept({ quantity = 0, compact = false, inCart = false, ...limits }: Options) {
  const [kept, setKept] = useState(quantity);
  return (
    <>
      <QuantityControl
        quantity={kept}
        limits={{ ...normal, ...limits }}
        onChange={setKept}
        productName="Hanskar"
        compact={compact}
        inCart={inCart}
      />
      <output>{kept}</output>
    </>
  );
}

const input = () => screen.getByRole('spinbutton', { name: 'Magn' });
const more = () => screen.getByRole('button', { name: 'Auka magn' });
const less = () => screen.getByRole('button', { name: 'Minnka magn' });
const kept = () => Number(screen.getByRole('status').textContent);

it('starts at 0 and bounds its input as specified', () => {
  render(<Kept unitOfMeasure={6} stock={30} />);
  expect(input()).toHaveProperty('value', '0');
  expect(input()).toHaveProperty('min', '0');
  expect(input()).toHaveProperty('max', '30');
  expect(input()).toHaveProperty('step', '6');
});

it('changes by the unit of measure and stops at the stock', async () => {
  render(<Kept unitOfMeasure={4} stock={10} />);
  await userEvent.click(more());
  expect(kept()).toBe(4);
  await userEvent.click(more());
  expect(kept()).toBe(8);
  expect(more()).toHaveProperty('disabled', true);
  await userEvent.click(less());
  await userEvent.click(less());
  expect(kept()).toBe(0);
});

it.each([
  { typed: '7', unitOfMeasure: 6, stock: 100, becomes: 12 },
  { typed: '13', unitOfMeasure: 6, stock: 15, becomes: 12 },
  { typed: '500', unitOfMeasure: 1, stock: 10, becomes: 10 },
  { typed: '2.5', unitOfMeasure: 1, stock: 10, becomes: 3 },
  { typed: '-3', unitOfMeasure: 1, stock: 10, becomes: 0 },
])('settles $typed to $becomes when the field is left', async ({ typed, becomes, ...limits }) => {
  render(<Kept quantity={2 * limits.unitOfMeasure} {...limits} />);
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(kept()).toBe(becomes);
  expect(input()).toHaveProperty('value', String(becomes));
});

it('ignores what is not a number', async () => {
  render(<Kept quantity={3} />);
  await userEvent.clear(input());
  await userEvent.type(input(), 'abc');
  await userEvent.tab();
  expect(kept()).toBe(3);
  expect(input()).toHaveProperty('value', '3');
});

it('has no cap for a special order', async () => {
  render(<Kept isSpecialOrder stock={0} />);
  await userEvent.clear(input());
  await userEvent.type(input(), '250');
  await userEvent.tab();
  expect(kept()).toBe(250);
});

it('says that a product is sold out', () => {
  render(<Kept stock={0} />);
  expect(screen.getByText('Vara uppseld')).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('counts less than one unit in stock as sold out', () => {
  render(<Kept stock={5} unitOfMeasure={6} />);
  expect(screen.getByText('Vara uppseld')).toBeTruthy();
});

it('hides the decrease button of a compact control at 0, but not in the cart', async () => {
  const { unmount } = render(<Kept compact />);
  expect(screen.queryByRole('button', { name: 'Minnka magn' })).toBeNull();
  await userEvent.click(more());
  expect(less()).toBeTruthy();
  unmount();
  render(<Kept compact inCart />);
  expect(less()).toBeTruthy();
});

it('hands the focus on when its decrease button goes away', async () => {
  render(<Kept compact quantity={1} />);
  less().focus();
  await userEvent.keyboard('{Enter}');
  expect(kept()).toBe(0);
  expect(document.activeElement).toBe(more());
});
