import type { Metadata } from 'next';
import { padManifestPath } from '@/lib/visitor/pad-names.ts';
import { PadPart } from './_parts/pad-part.tsx';

export const metadata: Metadata = {
  title: 'Pöntunarblað',
  robots: { index: false },
  manifest: padManifestPath,
};

/** The same for everybody, so that it may be kept on a device; what is personal comes from the device or the backend. */
export default function PadPage() {
  return <PadPart />;
}
