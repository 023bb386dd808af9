import type { Metadata } from 'next';
import { NotFoundMessage } from '../_parts/frame/not-found-message.tsx';

export const metadata: Metadata = { title: 'Varan er ekki lengur í boði', robots: { index: false } };
export const revalidate = 300;

/** Shown by proxy.ts, with status 410, at the address of a withdrawn product. */
export default function GonePage() {
  return (
    <NotFoundMessage
      title="Varan er ekki lengur í boði"
      text="Hún hefur verið tekin úr sölu. Svipaðar vörur er að finna í vöruflokkunum eða með leitinni."
    />
  );
}
