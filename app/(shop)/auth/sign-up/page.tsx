import type { Metadata } from 'next';
import { SignUp } from '@/components/registration/sign-up.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Nýskráning', robots: { index: false } };

/** Dynamic like all of /auth, so that the build needs no backend. */
export const dynamic = 'force-dynamic';

export default function SignUpPage() {
  return (
    <EntryFrame title="Nýskráning">
      <SignUp />
    </EntryFrame>
  );
}
