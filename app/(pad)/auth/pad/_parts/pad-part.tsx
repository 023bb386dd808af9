'use client';

import { PadView } from '@/components/pad/pad-view.tsx';
import { openBarcodeReader } from '@/lib/quick-order/barcode-reader.ts';

const loadScanner = () => import('@/components/quick-order/scanner.tsx');
/** Also the reader of browsers that have none, with its WebAssembly. */
const loadParts = () => Promise.all([loadScanner(), openBarcodeReader()]);

/** The order pad with the quick order's camera. */
export function PadPart() {
  return <PadView loadScanner={loadScanner} loadParts={loadParts} />;
}
