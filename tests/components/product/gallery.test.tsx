import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { addressForm } from '../../../lib/io/images/address-forms.ts';
import { publicConfigId } from '../../../lib/io/public-config.ts';
import { ProductGallery } from '../../../components/product/product-gallery.tsx';

beforeAll(() => {
  const script = document.createElement('script');
  script.id = publicConfigId;
  script.type = 'application/json';
  script.textContent = JSON.stringify({
    imageBucketUrl: 'http://images.test/vorulind',
    imageForm: addressForm('query', ''),
  });
  document.head.append(script);
});

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ assetPath: `vorur/mynd-${index + 1}.webp`, alt: null }));
const sourceIn = (where: HTMLElement) => within(where).getByRole('img').getAttribute('src') ?? '';

it('looks closer by keyboard alone: opens, turns, enlarges and closes', async () => {
  render(<ProductGallery name="Hanskar <b>L</b>" images={images(3)} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Hanskar <b>L</b>' });
  const statusText = () => within(dialog).getByRole('status').textContent;
  expect(statusText()).toBe('Mynd 1 af 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(statusText()).toBe('Mynd 2 af 3');
  expect(sourceIn(dialog)).toContain('mynd-2.webp');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(statusText()).toBe('Mynd 3 af 3');

  within(dialog).getByRole('button', { name: 'Stækka meira' }).focus();
  await userEvent.keyboard(' ');
  expect(within(dialog).getByRole('button', { name: 'Minnka' }).getAttribute('aria-pressed')).toBe('true');
  const stage = within(dialog).getByRole('group', { name: 'Mynd 3 af 3' });
  expect(stage.tabIndex).toBe(0);
  // The arrows move about the large picture now.
  await userEvent.keyboard('{ArrowRight}');
  expect(statusText()).toBe('Mynd 3 af 3');

  within(dialog).getByRole('button', { name: 'Loka' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Mynd 3 af 3', pressed: true })).toBeTruthy();
});

it('chooses a picture by its thumbnail', async () => {
  render(<ProductGallery name="Hanskar" images={images(6)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mynd 5 af 6' }));
  expect(sourceIn(screen.getByRole('button', { name: 'Stækka mynd' }))).toContain('mynd-5.webp');
});

it('has no thumbnails and no turning for one picture', async () => {
  render(<ProductGallery name="Hanskar" images={images(1)} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stækka mynd' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Næsta mynd' })).toBeNull();
});

it('says where there is no picture', () => {
  render(<ProductGallery name="Hanskar" images={[]} />);
  expect(screen.getByText('Mynd vantar')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
