import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Palette } from '@/components/palette/palette.tsx';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
  await loadLines(backend.db, [productLine({ sku: 'HAN-1', name: 'Nítrílhanskar', slug: 'nitrilhanskar' })]);
});
afterAll(() => backend.close());
beforeEach(() => backend.open());

const field = () => screen.getByRole('combobox', { name: 'Vara eða síða' });

function renderPalette() {
  const onClose = vi.fn<() => void>();
  const { visited } = renderPage(<Palette customer={null} actFor={() => undefined} onClose={onClose} />);
  return { visited, onClose };
}

it('has the focus in its field and the first page active', () => {
  renderPalette();
  expect(document.activeElement).toBe(field());
  const [first] = screen.getAllByRole('option');
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
});

it('opens with Enter what the arrows chose', async () => {
  const { visited, onClose } = renderPalette();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(visited).toEqual(['/karfa/flytipontun']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('opens the first hit of what was typed when Enter comes before the answer', async () => {
  const { visited } = renderPalette();
  await userEvent.keyboard('hanskar{Enter}');
  expect(visited).toEqual([]);
  await waitFor(() => expect(visited).toEqual(['/vara/nitrilhanskar']));
});

it('opens nothing when something else is typed after an early Enter', async () => {
  const { visited } = renderPalette();
  await userEvent.keyboard('hanska{Enter}r');
  await screen.findByRole('option', { name: /Nítrílhanskar/ });
  expect(visited).toEqual([]);
});
