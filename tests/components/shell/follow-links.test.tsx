import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runAfterPaint } from '../../../lib/io/after-paint.ts';
import { followLinks } from '../../../lib/shell/follow-links.ts';

let opened: string[] = [];
let stop: () => void;
beforeEach(() => {
  opened = [];
  stop = followLinks((address) => opened.push(address));
});
afterEach(() => stop());

const link = () => screen.getByRole('link');
const mouse = { pointerType: 'mouse', isPrimary: true, button: 0 };

it('opens a link as the mouse goes down, once', async () => {
  render(<a href="/vara/sapa?a=b#c">Sápa</a>);
  fireEvent.pointerDown(link(), mouse);
  expect(opened).toEqual(['/vara/sapa?a=b#c']);
  await userEvent.click(link());
  expect(opened).toHaveLength(2);
});

it('opens a link for a finger when it leaves the screen', () => {
  render(<a href="/vara/sapa">Sápa</a>);
  fireEvent.pointerDown(link(), { ...mouse, pointerType: 'touch' });
  expect(opened).toEqual([]);
  fireEvent.click(link());
  expect(opened).toEqual(['/vara/sapa']);
});

it('opens a link with the keyboard after a press that was drawn away', async () => {
  render(<a href="/vara/sapa">Sápa</a>);
  fireEvent.pointerDown(link(), mouse);
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/vara/sapa', '/vara/sapa']);
});

it.each([
  ['another site', { href: 'https://example.test/vara' }],
  ['a file', { href: '/auth/invoices/7/pdf' }],
  ['a call', { href: '/backend/exports/orders.csv' }],
  ['a download', { href: '/vara/sapa', download: 'x' }],
  ['another window', { href: '/vara/sapa', target: '_blank' }],
  ['a place on the page', { href: '#efni' }],
  ['the telephone', { href: 'tel:5550100' }],
])('leaves %s to the browser', (_title, attributes) => {
  render(<a {...attributes}>Tengill</a>);
  let isPrevented = true;
  // After the router's: the browser's own answer does not exist here.
  window.addEventListener(
    'click',
    (event) => ((isPrevented = event.defaultPrevented), event.preventDefault()),
    {
      once: true,
    },
  );
  fireEvent.pointerDown(link(), mouse);
  fireEvent.click(link());
  expect([opened, isPrevented]).toEqual([[], false]);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
  render(<a href="/vara/sapa">Sápa</a>);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.pointerDown(link(), { ...mouse, [key]: true });
  fireEvent.click(link(), { [key]: true });
  expect(opened).toEqual([]);
});

it('leaves a link to the component that handles its click', () => {
  let clicks = 0;
  render(
    <a href="/voruflokkar" onClick={(event) => (event.preventDefault(), (clicks += 1))}>
      Vöruflokkar
    </a>,
  );
  fireEvent.pointerDown(link(), mouse);
  fireEvent.click(link());
  expect([opened, clicks]).toEqual([[], 1]);
});

it('gives a link the focus before what its component renders takes it', () => {
  render(
    <a href="/karfa" onClick={(event) => event.preventDefault()}>
      Karfa
    </a>,
  );
  fireEvent.pointerDown(link(), mouse);
  expect(document.activeElement).toBe(link());
});

it('leaves the focus to what the click of a link gives it to', () => {
  render(
    <>
      <a
        href="/leit"
        onClick={(event) => {
          event.preventDefault();
          screen.getByRole('textbox').focus();
        }}
      >
        Leita
      </a>
      <input />
    </>,
  );
  fireEvent.pointerDown(link(), mouse);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('gives the link of a route the focus once the page is painted', async () => {
  render(<a href="/vara/sapa">Sápa</a>);
  fireEvent.pointerDown(link(), mouse);
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

it('leaves the focus of a route to what has taken it', async () => {
  render(
    <>
      <a href="/vara/sapa">Sápa</a>
      <input />
    </>,
  );
  fireEvent.pointerDown(link(), mouse);
  screen.getByRole('textbox').focus();
  await new Promise<void>(runAfterPaint);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
