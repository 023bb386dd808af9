import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductPart } from '../../../components/product/product-part.tsx';
import { renderPage } from '../../kit/page.tsx';

const address = `${window.location.origin}/vara/golfsapa`;

/** The page of a product, opened from a mail; user-event gives it a clipboard. */
function open() {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/vara/golfsapa?utm_source=mail');
  renderPage(<ProductPart show="tools" product={{ id: '1', sku: 'HRE-10204', name: 'Gólfsápa' }} />);
  return async (name: string) => user.click(await screen.findByRole('button', { name }));
}
/** A device with its own sheet for sharing. */
function sharing(share: (what: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

const expectStatus = async (text: string) =>
  expect(await screen.findByText(text)).toBe(await screen.findByRole('status'));
const copied = () => navigator.clipboard.readText();

it('copies the number of the product', async () => {
  await open()('Afrita vörunúmer');
  await expectStatus('Vörunúmer afritað');
  expect(await copied()).toBe('HRE-10204');
});

it('says what could not be copied', async () => {
  const clickTool = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await clickTool('Afrita vörunúmer');
  await expectStatus('Vafrinn leyfir ekki afritun: HRE-10204');
});

it('shares the address where the device can, without what the mail put behind it', async () => {
  const shared: ShareData[] = [];
  sharing((what) => Promise.resolve(void shared.push(what)));
  await open()('Deila');
  expect(shared).toEqual([{ title: 'Gólfsápa', url: address }]);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('copies the address where the device cannot share', async () => {
  await open()('Deila');
  await expectStatus('Slóð vörunnar afrituð');
  expect(await copied()).toBe(address);
});

it('is silent where someone closes the sheet, and copies where it fails', async () => {
  sharing(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const clickTool = open();
  await clickTool('Deila');
  expect(screen.getByRole('status').textContent).toBe('');
  sharing(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await clickTool('Deila');
  await expectStatus('Slóð vörunnar afrituð');
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open()('Prenta');
  expect(print).toHaveBeenCalledOnce();
});
