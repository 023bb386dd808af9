import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isHeadingFor, useHoverIntent } from '../../../components/shell/use-hover-intent.ts';

const edge = { x: 300, top: 0, bottom: 600 };

it.each([
  ['straight across', { x: 100, y: 60 }, { x: 140, y: 62 }, true],
  ['down to the panel’s foot', { x: 100, y: 60 }, { x: 130, y: 120 }, true],
  ['steeper than the panel is high', { x: 100, y: 60 }, { x: 101, y: 80 }, false],
  ['straight down', { x: 100, y: 60 }, { x: 100, y: 100 }, false],
  ['away from it', { x: 100, y: 60 }, { x: 60, y: 80 }, false],
])('tells a pointer on its way to the panel: %s', (_way, from, to, heads) => {
  expect(isHeadingFor(from, to, edge)).toBe(heads);
});

function List({ onChoose }: { onChoose: (name: string) => void }) {
  const intent = useHoverIntent(() => edge);
  return (
    <ul onPointerMove={intent.follow} onPointerLeave={intent.leave}>
      {['Pappír', 'Hanskar', 'Kaffi'].map((name) => (
        <li key={name} onPointerEnter={(event) => intent.enter(event, () => onChoose(name))}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** jsdom's pointer events carry no place; mouse events under their names do. */
function point(type: string, element: Element, clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(element, event);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('chooses at once, but on the way to the panel only where the pointer rests', () => {
  const chosen = vi.fn<(name: string) => void>();
  render(<List onChoose={chosen} />);
  const entry = (name: string) => screen.getByText(name);
  point('pointerover', entry('Pappír'), 100, 20);
  expect(chosen.mock.calls).toEqual([['Pappír']]);

  point('pointermove', entry('Pappír'), 110, 30);
  point('pointermove', entry('Pappír'), 130, 40);
  point('pointerover', entry('Hanskar'), 160, 60);
  expect(chosen).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(219);
  expect(chosen).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(chosen).toHaveBeenLastCalledWith('Hanskar');

  point('pointermove', entry('Hanskar'), 170, 70);
  point('pointermove', entry('Hanskar'), 190, 80);
  point('pointerover', entry('Kaffi'), 220, 100);
  point('pointerout', screen.getByRole('list'), 300, 120);
  vi.advanceTimersByTime(1000);
  expect(chosen).not.toHaveBeenCalledWith('Kaffi');
});
