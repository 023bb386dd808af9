import type { Metadata } from 'next';
import { ResetPassword } from '@/components/password/reset-password.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { env } from '@/lib/env.ts';
import { readActionLink, type ActionLink } from '@/lib/password/link.ts';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: 'Nýtt lykilorð', robots: { index: false } };

const titles: Readonly<Record<ActionLink['mode'], string>> = {
  resetPassword: 'Nýtt lykilorð',
  verifyEmail: 'Staðfesting á netfangi',
  recoverEmail: 'Breyting á netfangi',
};

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { SITE_URL, IDENTITY_API_KEY } = env();
  const link = readActionLink(await searchParams, SITE_URL, IDENTITY_API_KEY);
  return (
    <EntryFrame title={titles[link?.mode ?? 'resetPassword']}>
      <ResetPassword link={link} />
    </EntryFrame>
  );
}
