import type { Metadata } from 'next';
import { SignUp } from '@/components/registration/sign-up.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Nýskráning', robots: { index: false } };

/** Like all of /auth: made for each request, so that building the shop needs no backend. */
export const dynamic = 'force-dynamic';

export default function SignUpPage() {
  return (
    <EntryFrame title="Nýskráning">
      <SignUp />
    </EntryFrame>
  );
}
