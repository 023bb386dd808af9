import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Scanner } from '../../../components/quick-order/scanner.tsx';
import { renderPage } from '../../kit/page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('closes a camera that was opened after its reader could not be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A browser that names its reader and then fails with it.
  const failing = () => Promise.reject(new Error('no reader'));
  vi.stubGlobal(
    'BarcodeDetector',
    Object.assign(() => undefined, { getSupportedFormats: failing }),
  );
  const stop = vi.fn<() => void>();
  const opened = Promise.withResolvers<{ getTracks: () => { stop: () => void }[] }>();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opened.promise } });
  renderPage(<Scanner onRead={() => undefined} onClose={() => undefined} />);
  expect(await screen.findByText('Ekki tókst að ræsa myndavélina. Vinsamlegast reynið aftur.')).toBeTruthy();
  opened.resolve({ getTracks: () => [{ stop }] });
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
});
