import type { ComponentType } from 'react';

/** Brings the camera, which is another part of the shop. */
export type LoadScanner = () => Promise<{
  Scanner: ComponentType<{ onRead: (code: string) => void; onClose: () => void }>;
}>;
