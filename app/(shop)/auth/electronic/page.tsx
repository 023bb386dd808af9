import type { Metadata } from 'next';
import { ElectronicReturn } from '@/components/shell/sign-in/electronic-return.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Innskráning', robots: { index: false } };

/** The same for everyone: who comes and with what, only the browser knows. */
export default function ElectronicPage() {
  return (
    <EntryFrame title="Innskráning">
      <ElectronicReturn />
    </EntryFrame>
  );
}
