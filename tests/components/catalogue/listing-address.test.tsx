import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useListingAddress } from '@/lib/catalogue/use-listing-address.ts';

it('writes the address of a choice that was made while the listing hydrated', async () => {
  window.history.replaceState(null, '', '/voruflokkur/kaffi');
  const onReturn = vi.fn<() => void>();
  function Listing() {
    const { scheduleWrite } = useListingAddress('/voruflokkur/kaffi', onReturn);
    // As a click does that React hydrates for: it is handled before the effects of the hydration run.
    useLayoutEffect(() => scheduleWrite('/voruflokkur/kaffi?syn=tafla'), [scheduleWrite]);
    return null;
  }
  render(<Listing />);
  await waitFor(() => expect(window.location.search).toBe('?syn=tafla'));
  expect(onReturn).not.toHaveBeenCalled();
});
