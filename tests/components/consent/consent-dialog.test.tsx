import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentHost } from '../../../components/consent/consent-host.tsx';
import { readConsent, storeConsent } from '../../../lib/consent/consent-store.ts';
import { renderPage } from '../../kit/page.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
beforeEach(() => {
  cleanup();
  storeConsent([]);
  localStorage.clear();
});

const dialog = () => screen.getByRole('dialog', { name: 'Vafrakökur' });
const button = (name: string) => within(dialog()).getByRole('button', { name });
const box = (name: string) =>
  within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

function open() {
  renderPage(
    <>
      <ConsentHost />
      <main tabIndex={-1}>
        <a href="/privacy-policy#vafrakokur">Breyta vali</a>
      </main>
    </>,
  );
}

describe('a visitor who has not answered', () => {
  beforeEach(() => {
    localStorage.setItem('consent', 'null');
  });

  it.each([
    ['Samþykkja allar', ['necessary', 'analytics', 'ecommerce']],
    ['Aðeins nauðsynlegar', ['necessary']],
  ])('answers with „%s“, and the question is gone', async (name, stored) => {
    open();
    await userEvent.click(button(name));
    expect(readConsent()).toEqual(stored);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('chooses: nothing is ticked beforehand, and the necessary ones cannot be left out', async () => {
    open();
    await userEvent.click(button('Velja'));
    expect(box('Nauðsynlegar')).toMatchObject({ checked: true, disabled: true });
    expect([box('Tölfræði').checked, box('Netverslun').checked]).toEqual([false, false]);
    await userEvent.click(box('Netverslun'));
    await userEvent.click(button('Vista val'));
    expect(readConsent()).toEqual(['necessary', 'ecommerce']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus where it is, and Escape answers nothing', async () => {
    open();
    expect(document.activeElement).toBe(document.body);
    await userEvent.tab();
    expect(dialog().contains(document.activeElement)).toBe(true);
    await userEvent.click(button('Velja'));
    await userEvent.keyboard('{Escape}');
    expect(button('Velja')).toBeTruthy();
    expect(readConsent()).toBeNull();
  });

  it('is asked no more once another tab has the answer', async () => {
    open();
    localStorage.setItem('consent', '["necessary"]');
    fireEvent(window, new StorageEvent('storage', { key: 'consent' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a visitor who has answered', () => {
  beforeEach(() => {
    storeConsent(['necessary', 'analytics']);
    open();
  });

  it('is not asked again', () => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the answer by a link, from what was answered, and comes back to the link', async () => {
    const link = screen.getByRole('link', { name: 'Breyta vali' });
    link.focus();
    await userEvent.click(link);
    expect(document.activeElement).toBe(dialog());
    expect([box('Tölfræði').checked, box('Netverslun').checked]).toEqual([true, false]);
    await userEvent.click(box('Tölfræði'));
    await userEvent.click(button('Vista val'));
    expect(readConsent()).toEqual(['necessary']);
    expect(document.activeElement).toBe(link);
  });

  it('leaves it as it was with Escape', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Breyta vali' }));
    await userEvent.click(box('Tölfræði'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readConsent()).toEqual(['necessary', 'analytics']);
  });
});
