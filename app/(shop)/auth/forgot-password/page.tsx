import type { Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/password/forgot-password-form.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const metadata: Metadata = { title: 'Gleymt lykilorð', robots: { index: false } };

/** Like all of /auth: made for each request, so that building the shop needs no backend. */
export const dynamic = 'force-dynamic';

export default function ForgotPasswordPage() {
  return (
    <EntryFrame title="Gleymt lykilorð">
      <ForgotPasswordForm />
    </EntryFrame>
  );
}
