import type { Metadata } from 'next';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { MailLinkReturn } from '@/components/sign-in/mail-link-return.tsx';
import { env } from '@/lib/env.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { shopPath } from '@/lib/rules/routes/return-path.ts';

interface Props {
  searchParams: Promise<{ continueUrl?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Innskráning', robots: { index: false } };

export default async function EmailLinkPage({ searchParams }: Props) {
  const { continueUrl } = await searchParams;
  const path = typeof continueUrl === 'string' ? shopPath(continueUrl, env().SITE_URL) : null;
  return (
    <EntryFrame title="Innskráning">
      <MailLinkReturn returnTo={path ?? accountPath} />
    </EntryFrame>
  );
}
