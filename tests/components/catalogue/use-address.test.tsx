import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useListingAddress } from '../../../lib/catalogue/use-listing-address.ts';

const path = '/voruflokkur/hanskar';

function Chooser() {
  const address = useListingAddress(path, () => undefined);
  return (
    <button type="button" onClick={() => address.scheduleWrite(`${path}?lager=1`)}>
      Velja
    </button>
  );
}

async function chosen(): Promise<() => void> {
  window.history.replaceState(null, '', path);
  const { unmount } = render(<Chooser />);
  await userEvent.click(screen.getByRole('button', { name: 'Velja' }));
  return unmount;
}

it('writes the last choice when a listing ends on its own page, as when the visitor changes', async () => {
  const end = await chosen();
  end();
  expect(window.location.search).toBe('?lager=1');
});

it('writes nothing once another page is shown', async () => {
  const end = await chosen();
  window.history.replaceState(null, '', '/karfa');
  end();
  expect(window.location.pathname + window.location.search).toBe('/karfa');
});
