import type { Metadata } from 'next';
import { ConfirmEmail } from '@/components/registration/confirm-email.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Staðfesting á netfangi', robots: { index: false } };

/** Dynamic like all of /auth, so that the build needs no backend. */
export const dynamic = 'force-dynamic';

export default function ConfirmEmailPage() {
  return (
    <EntryFrame title="Staðfesting á netfangi">
      <ConfirmEmail />
    </EntryFrame>
  );
}
