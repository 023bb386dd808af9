import type { Metadata } from 'next';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { ProviderReturn } from '@/components/sign-in/provider-return.tsx';

export const metadata: Metadata = { title: 'Innskráning', robots: { index: false } };

/** The same for everyone: who comes and with what, only the browser knows. */
export default function ProviderPage() {
  return (
    <EntryFrame title="Innskráning">
      <ProviderReturn />
    </EntryFrame>
  );
}
