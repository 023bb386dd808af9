import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CompareToggle } from '../../../components/product/compare-toggle.tsx';
import { ComparisonHost } from '../../../components/shell/comparison-host.tsx';
import { keepCodes, readKeptCodes } from '../../../lib/comparison/kept-codes.ts';
import { closeComparisonNotice } from '../../../lib/comparison/notice.ts';
import { renderPage } from '../../kit/page.tsx';

beforeEach(() => {
  closeComparisonNotice();
  keepCodes([]);
});

/** Cards of these products. */
function open(...skus: string[]) {
  return renderPage(
    <>
      {skus.map((sku) => (
        <CompareToggle key={sku} sku={sku} name={`Vara ${sku}`} />
      ))}
      <ComparisonHost />
    </>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;
const linkHref = () => screen.getByRole('link').getAttribute('href');

it('adds a product, says so, and leads to the comparison', async () => {
  open('A', 'B');
  expect(screen.queryByRole('status')).toBeNull();
  await press('Bera saman: Vara A');
  expect(said()).toBe('Komin í samanburð');
  await press('Bera saman: Vara B');
  expect(screen.getByRole('link').textContent).toBe('Skoða samanburð (2)');
  expect(linkHref()).toBe('/samanburdur?vorur=A,B');
  expect(JSON.parse(localStorage.getItem('comparison') ?? '')).toEqual(['A', 'B']);
});

it('shows what is compared, and takes it out again', async () => {
  keepCodes(['A', 'B']);
  open('A');
  const button = screen.getByRole('button', { name: 'Taka úr samanburði: Vara A' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(said()).toBe('Tekin úr samanburði');
  expect(linkHref()).toBe('/samanburdur?vorur=B');
  await userEvent.click(screen.getByRole('button', { name: 'Loka' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('has room for four', async () => {
  keepCodes(['A', 'B', 'C', 'D']);
  open('E');
  await press('Bera saman: Vara E');
  expect(said()).toBe('Mest er hægt að bera saman fjórar vörur.');
  expect(readKeptCodes()).toEqual(['A', 'B', 'C', 'D']);
});

it('follows another tab, and reads past what is not its own', async () => {
  open('A');
  localStorage.setItem('comparison', '["A", 1]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'comparison' }));
  expect(await screen.findByRole('button', { name: 'Taka úr samanburði: Vara A' })).toBeTruthy();
  localStorage.setItem('comparison', '{');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(await screen.findByRole('button', { name: 'Bera saman: Vara A' })).toBeTruthy();
});
