import type { Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/password/forgot-password-form.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Gleymt lykilorð', robots: { index: false } };

/** Dynamic like all of /auth, so that the build needs no backend. */
export const dynamic = 'force-dynamic';

export default function ForgotPasswordPage() {
  return (
    <EntryFrame title="Gleymt lykilorð">
      <ForgotPasswordForm />
    </EntryFrame>
  );
}
