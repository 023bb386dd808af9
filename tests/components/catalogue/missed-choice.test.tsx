import { Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replayMissedChoice } from '@/components/catalogue/replay-missed-choice.ts';
import { eventually } from '../../kit/eventually.ts';

let changes: boolean[];
let container: HTMLElement;
let root: Root | undefined;

const isHandled = (): boolean => changes.length > 0;

function Choice() {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(false);
  useEffect(() => replayMissedChoice(form.current, isHandled), []);
  const change = (): void => {
    changes.push(!chosen);
    setChosen(!chosen);
  };
  return (
    <form ref={form} data-chosen={chosen}>
      <input type="checkbox" checked={chosen} onChange={change} aria-label="Framleiðandi" />
    </form>
  );
}

const page = (
  <Suspense>
    <Choice />
  </Suspense>
);
const box = (): HTMLInputElement => container.querySelector('input')!;
const hydrate = (): void => void (root = hydrateRoot(container, page));

beforeEach(() => {
  changes = [];
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
});
afterEach(() => {
  root?.unmount();
  container.remove();
});

it('a choice made before the script came counts once', async () => {
  box().click();
  hydrate();
  await eventually(() => expect(changes).toEqual([true]));
  expect(box().checked).toBe(true);
});

it('a choice that itself brings the page to life counts once', async () => {
  hydrate();
  box().click();
  await eventually(() => expect(container.querySelector('form')?.dataset['chosen']).toBe('true'));
  expect(changes).toEqual([true]);
  expect(box().checked).toBe(true);
});

it('leaves a choice alone whose click is handled while it looks for missed ones', async () => {
  hydrate();
  await eventually(() => expect(Object.keys(box()).some((key) => key.startsWith('__reactProps'))).toBe(true));
  const lookForMissed = (): void => replayMissedChoice(container.querySelector('form'), isHandled);
  document.addEventListener('click', lookForMissed, { capture: true, once: true });
  box().click();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(changes).toEqual([true]);
  expect(box().checked).toBe(true);
});
