import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from '../../../lib/shell/prefetch-links.ts';

let prefetched: string[];
let finish: (path: string, bytes?: number) => void;
let stop: () => void = () => undefined;

/** A browser that is always idle and says of a finished fetch when the test does. */
beforeEach(() => {
  prefetched = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
        finish = (path, bytes = 9_000) =>
          callback({
            getEntries: () => [
              { name: `http://localhost:3000${path}?_rsc=1`, encodedBodySize: bytes, responseStatus: 200 },
            ],
          });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Links at a distance from the middle of the view, in pixels. */
function show(links: Readonly<Record<string, number>>): void {
  const { innerHeight, innerWidth } = window;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const top = innerHeight / 2 + Number(this.getAttribute('data-at'));
    return { left: innerWidth / 2, right: innerWidth / 2 + 1, top, bottom: top + 1 } as DOMRect;
  });
  render(
    <main>
      {Object.entries(links).map(([href, at]) => (
        <a key={href} href={href} data-at={at}>
          {href}
        </a>
      ))}
    </main>,
  );
  stop = prefetchLinks((address) => prefetched.push(address));
}

it('fetches the nearest first, two at a time', async () => {
  show({ '/vara/c': 300, '/vara/a': 10, '/vara/b': -40 });
  await vi.waitFor(() => expect(prefetched).toEqual(['/vara/a', '/vara/b']));
  finish('/vara/a');
  await vi.waitFor(() => expect(prefetched).toEqual(['/vara/a', '/vara/b', '/vara/c']));
});

it('leaves out what is far from the view, personal, a query, a file or elsewhere', async () => {
  show({
    '/vara/fjarri': window.innerHeight / 2 + 210,
    '/karfa': 0,
    '/auth/home': 1,
    '/voruflokkur/x?sida=2': 2,
    '/auth/invoices/1/pdf': 3,
    '/vara/naerri': window.innerHeight / 2 + 190,
  });
  await vi.waitFor(() => expect(prefetched).toEqual(['/vara/naerri']));
});

it('stays within the bytes of a page view, and keeps some for the pointer', async () => {
  show(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/vara/${index}`, index])));
  for (let index = 0; index < 30; index += 1) {
    await vi.waitFor(() => expect(prefetched.length).toBeGreaterThan(0));
    finish(`/vara/${index}`, 20 * 1024);
  }
  expect(prefetched.length).toBe(7);
  fireEvent.pointerOver(screen.getByText('/vara/20'));
  expect(prefetched.at(-1)).toBe('/vara/20');
});

it('fetches at once what the pointer or the focus comes to, each address once', async () => {
  show({ '/vara/fjarri': 5_000 });
  fireEvent.pointerOver(screen.getByRole('link'));
  fireEvent.focusIn(screen.getByRole('link'));
  expect(prefetched).toEqual(['/vara/fjarri']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing with %o',
  (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection }));
    show({ '/vara/a': 0 });
    fireEvent.pointerOver(screen.getByRole('link'));
    expect(prefetched).toEqual([]);
  },
);
