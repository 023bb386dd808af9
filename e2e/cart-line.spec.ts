import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { header } from './shell.ts';
import { addToCart, cartLine, openProduct } from './shopping.ts';

const withDiscount = {
  slug: 'alhlida-hreinsir-sitronuilmur-1-l',
  name: 'Alhliða hreinsir, sítrónuilmur, 1 l',
};
/** Has no picture, and is sold by six. */
const bySix = { slug: 'salernishreinsir-furuilmur', name: 'Salernishreinsir, furuilmur' };
const soldOut = 'alhlida-hreinsir-sitronuilmur-5-l';

test('a line of the cart shows what the specification lists, in the popover only its price', async ({
  page,
}) => {
  await openProduct(page, withDiscount);
  await addToCart(page);
  await expect(header(page).getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await openProduct(page, bySix);
  await addToCart(page);
  await expect(header(page).getByRole('button', { name: 'Karfa: 2 vörur' })).toHaveText('2 vörur');

  const popover = page.getByRole('dialog', { name: 'Karfa' });
  const compact = popover.getByRole('listitem').filter({ hasText: withDiscount.name });
  await expect(compact.getByText(/^kr\.\s712$/)).toBeVisible();
  for (const absent of ['Einingaverð', 'Verð án vsk.', 'Afsláttur'])
    await expect(compact.getByText(absent)).toHaveCount(0);

  await page.goto('/karfa');
  const line = cartLine(page, withDiscount.name);
  await expect(line.getByRole('link', { name: withDiscount.name })).toHaveAttribute(
    'href',
    `/vara/${withDiscount.slug}`,
  );
  await expect(line.getByRole('term')).toHaveText(['Einingaverð', 'Verð án vsk.', 'Afsláttur']);
  const amounts = line.getByRole('definition');
  const [net, discount] = [/^kr\.\s574$/, /^kr\.\s178 \(20%\)$/];
  await expect(amounts).toHaveText([/^kr\.\s712$/, net, discount], { useInnerText: true });
  await expect(line.getByText('Vörunúmer HRE-10101')).toBeVisible();
  await expect(line.getByRole('img')).toHaveCount(0);
  await expect(line.getByRole('button', { name: `Fjarlægja ${withDiscount.name}` })).toBeVisible();

  const other = cartLine(page, bySix.name);
  await expect(other.getByText('Mynd vantar')).toBeVisible();
  await expect(other.getByRole('term')).toHaveText(['Einingaverð', 'Verð án vsk.']);
});

test('a quantity goes by the unit of sale: hidden decrease at 0, one request for a burst, what is typed rounded up', async ({
  page,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const operation = new URL(request.url()).searchParams.get('op') ?? '';
    if (['addToCart', 'updateCart', 'removeFromCart'].includes(operation)) changes.push(operation);
  });
  await page.goto('/leit?leit=HRE-10301');
  await expect(header(page).getByRole('button', { name: 'Karfa: Tóm' })).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: bySix.name }).first();
  const control = card.getByRole('group', { name: `Magn: ${bySix.name}` });
  const quantity = control.getByRole('spinbutton', { name: 'Magn' });
  await expect(quantity).toHaveValue('0');
  await expect(quantity).toHaveAttribute('min', '0');
  await expect(quantity).toHaveAttribute('step', '6');
  await expect(control.getByRole('button', { name: 'Minnka magn' })).toHaveCount(0);
  await control.getByRole('button', { name: 'Auka magn' }).click({ clickCount: 3 });
  await expect(quantity).toHaveValue('18');
  await expect(card.getByText('Í körfu: 18')).toBeVisible();
  await expect(page.getByText('Karfan var uppfærð')).toBeAttached();
  expect(changes).toEqual(['addToCart']);

  await quantity.fill('19');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('24');
  await control.getByRole('button', { name: 'Minnka magn' }).click();
  await expect(quantity).toHaveValue('18');
});

test('a sold-out product says so in place of its quantity', async ({ page }) => {
  await page.goto(`/vara/${soldOut}`);
  const buy = page.getByRole('region', { name: 'Kaupa' });
  await expect(buy.getByText('Vara uppseld').last()).toBeVisible();
  await expect(buy.getByRole('spinbutton')).toHaveCount(0);
  await expect(buy.getByRole('button', { name: 'Bæta í körfu' })).toHaveCount(0);
});
