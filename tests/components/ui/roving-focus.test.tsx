import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { moveRovingFocus } from '@/components/ui/roving-focus.ts';
import { Tabs } from '@/components/ui/tabs.tsx';

type Options = Parameters<typeof moveRovingFocus>[2];

function renderBox(options?: Options) {
  render(
    <div role="toolbar" tabIndex={-1} onKeyDown={(event) => moveRovingFocus(event, '[data-stop]', options)}>
      <button type="button" data-stop tabIndex={-1}>
        Fyrsti
      </button>
      <button type="button">Utan</button>
      <button type="button" data-stop tabIndex={0}>
        Annar
      </button>
      <button type="button" data-stop tabIndex={-1}>
        Þriðji
      </button>
    </div>,
  );
}

/** Text of what has the focus after these keys, from a button or the box on. */
async function focusAfter(from: string, keys: string): Promise<string | null | undefined> {
  (from === 'box' ? screen.getByRole('toolbar') : screen.getByRole('button', { name: from })).focus();
  await userEvent.keyboard(keys);
  return document.activeElement?.textContent;
}

it.each<[string, Options, string, string, string]>([
  ['goes to the next stop, past what is none', {}, 'Fyrsti', '{ArrowDown}', 'Annar'],
  ['goes to the stop before', {}, 'Þriðji', '{ArrowUp}', 'Annar'],
  ['wraps from the last to the first', {}, 'Þriðji', '{ArrowDown}', 'Fyrsti'],
  ['wraps from the first to the last', {}, 'Fyrsti', '{ArrowUp}', 'Þriðji'],
  ['stays on the last without wrapping', { wraps: false }, 'Þriðji', '{ArrowDown}', 'Þriðji'],
  ['stays on the first without wrapping', { wraps: false }, 'Fyrsti', '{ArrowUp}', 'Fyrsti'],
  ['goes to the first by Home', {}, 'Þriðji', '{Home}', 'Fyrsti'],
  ['goes to the last by End', {}, 'Fyrsti', '{End}', 'Þriðji'],
  ['leaves Home alone where it is asked to', { hasHomeAndEnd: false }, 'Þriðji', '{Home}', 'Þriðji'],
  ['hears the other pair of arrows', { orientation: 'horizontal' }, 'Fyrsti', '{ArrowRight}', 'Annar'],
  ['hears only one pair of arrows', { orientation: 'horizontal' }, 'Fyrsti', '{ArrowDown}', 'Fyrsti'],
  ['counts the box as the stop that Tab reaches', {}, 'box', '{ArrowDown}', 'Þriðji'],
  ['leaves the keys of what is no stop alone', {}, 'Utan', '{ArrowDown}', 'Utan'],
])('%s', async (_title, options, from, keys, to) => {
  renderBox(options);
  expect(await focusAfter(from, keys)).toBe(to);
});

it('shows the tab that the focus goes to', async () => {
  render(
    <Tabs
      label="Dæmi"
      tabs={[
        { id: 'a', title: 'Fyrri', content: 'Fyrra efni' },
        { id: 'b', title: 'Seinni', content: 'Seinna efni' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Seinni', selected: true }));
  expect(screen.getByRole('tabpanel', { name: 'Seinni' }).textContent).toBe('Seinna efni');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Fyrri');
});
