import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useCombobox } from '@/components/ui/use-combobox.ts';

interface Props {
  isFirstActive?: boolean;
  initialOptions?: readonly string[];
}

const fruit = ['Epli', 'Pera', 'Plóma'];
let chosen: string[] = [];

beforeEach(() => {
  chosen = [];
});

function FruitField({ isFirstActive, initialOptions = fruit }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [options, setOptions] = useState(initialOptions);
  const { listId, fieldAttributes, optionAttributes, onKeyDown } = useCombobox({
    options,
    keyOf: (option) => option,
    isOpen,
    ...(isFirstActive !== undefined && { isFirstActive }),
    onChoose: (option) => chosen.push(option),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  return (
    <>
      <input
        aria-label="Ávöxtur"
        {...fieldAttributes}
        onKeyDown={({ nativeEvent }) => onKeyDown(nativeEvent)}
      />
      <button type="button" onClick={() => setOptions(['Banani', ...options])}>
        Fleiri
      </button>
      {isOpen && (
        <div id={listId} role="listbox" aria-label="Ávextir">
          {options.map((option) => (
            <div key={option} {...optionAttributes(option)}>
              {option}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Ávöxtur' });
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function renderField(props: Props = {}): Promise<void> {
  render(<FruitField {...props} />);
  await userEvent.click(field());
}

it('names its list while there is something in it', async () => {
  await renderField();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

it('is collapsed while nothing can be chosen', async () => {
  await renderField({ initialOptions: [] });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().hasAttribute('aria-controls')).toBe(false);
  expect(chosen).toEqual([]);
});

it.each([
  ['{ArrowDown}', 'Epli'],
  ['{ArrowDown}{ArrowDown}', 'Pera'],
  ['{ArrowUp}', 'Plóma'],
  ['{ArrowDown}{ArrowUp}', undefined],
  ['{ArrowUp}{ArrowDown}', undefined],
])('has the field itself as a stop of the arrows: %s', async (keys, expected) => {
  await renderField();
  expect(activeText()).toBeUndefined();
  await userEvent.keyboard(keys);
  expect(activeText()).toBe(expected);
  expect(screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent)).toEqual(
    expected === undefined ? [] : [expected],
  );
  expect(document.activeElement).toBe(field());
});

it('goes around its options where the first is active from the start', async () => {
  await renderField({ isFirstActive: true });
  expect(activeText()).toBe('Epli');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeText()).toBe('Plóma');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeText()).toBe('Pera');
});

it('chooses the active option with Enter, and nothing without one', async () => {
  await renderField();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Pera']);
});

it('closes with Escape and opens again with an arrow', async () => {
  await renderField();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(activeText()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{ArrowUp}');
  expect(activeText()).toBe('Plóma');
});

it('keeps the active option when others come before it', async () => {
  await renderField();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Fleiri' }));
  expect(activeText()).toBe('Epli');
});
