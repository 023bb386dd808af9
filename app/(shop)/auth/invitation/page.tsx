import type { Metadata } from 'next';
import { InvitationView } from '@/components/employees/invitation-view.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Boð um aðgang', robots: { index: false } };

/** Dynamic like all of /auth, so that the build needs no backend. */
export const dynamic = 'force-dynamic';

export default function InvitationPage() {
  return (
    <EntryFrame title="Boð um aðgang">
      <InvitationView />
    </EntryFrame>
  );
}
