import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar.tsx';
import { announcePress, announceRouteStart, isOpeningAtTop } from '@/lib/shell/route-start.ts';

const loaded = Promise.resolve('Kaffi');

function Page({ title }: { title: Promise<string> }) {
  return <h1>{use(title)}</h1>;
}

/** A router of one link, whose page is there when `next` is. */
function Shop({ next }: { next: Promise<string> }) {
  const [title, setTitle] = useState(loaded);
  const open = () =>
    startTransition(() => {
      announceRouteStart('/kaffi', 'push');
      setTitle(next);
    });
  return (
    <Suspense>
      <LoadingBar />
      <button type="button" onClick={open}>
        Opna
      </button>
      <Page title={title} />
    </Suspense>
  );
}

const isShown = (): boolean => screen.getByTestId('loading-bar').dataset['shown'] === 'true';
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is shown for a page that is not there within a tenth of a second, until it is', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await act(async () => render(<Shop next={promise} />));
  await act(async () => fireEvent.click(screen.getByText('Opna')));
  await wait(90);
  expect(isShown()).toBe(false);
  await wait(20);
  expect(isShown()).toBe(true);
  expect(isOpeningAtTop()).toBe(true);
  await act(async () => resolve('Te'));
  expect(screen.getByRole('heading').textContent).toBe('Te');
  expect(isShown()).toBe(false);
  // What is rendered from now on belongs to a page that is there.
  expect(isOpeningAtTop()).toBe(false);
});

it('is not shown for a page that was there', async () => {
  await act(async () => render(<Shop next={Promise.resolve('Te')} />));
  await act(async () => fireEvent.click(screen.getByText('Opna')));
  expect(screen.getByRole('heading').textContent).toBe('Te');
  await wait(200);
  expect(isShown()).toBe(false);
});

it('is shown at once under a finger', async () => {
  await act(async () => render(<Shop next={loaded} />));
  await act(async () => announcePress());
  expect(isShown()).toBe(true);
});
