import type { Metadata } from 'next';
import { InvitationView } from '@/components/employees/invitation-view.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Boð um aðgang', robots: { index: false } };

/** Like all of /auth: made for each request, so that building the shop needs no backend. */
export const dynamic = 'force-dynamic';

export default function InvitationPage() {
  return (
    <EntryFrame title="Boð um aðgang">
      <InvitationView />
    </EntryFrame>
  );
}
