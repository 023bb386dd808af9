import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { SignInPageForm } from '@/components/sign-in/sign-in-page-form.tsx';
import { genericMessage } from '@/lib/rules/backend-messages.ts';
import { messageForCode } from '@/lib/rules/messages.ts';
import { returnPath } from '@/lib/rules/return-path.ts';
import { attempt, readCustomer } from '@/lib/server/visitor.ts';

export const metadata: Metadata = { title: 'Innskráning', robots: { index: false } };

interface Props {
  searchParams: Promise<{ return?: string | string[]; error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const { return: wanted, error } = await searchParams;
  const to = returnPath(single(wanted));
  if (await attempt(readCustomer())) redirect(to);
  return (
    <EntryFrame title="Innskráning">
      <SignInPageForm to={to} initialError={errorOf(single(error))} />
    </EntryFrame>
  );
}

function single(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The address is anybody's to write: a known code gets our words, anything else stays short plain text. */
function errorOf(text: string | null): string | null {
  if (!text) return null;
  const known = messageForCode(text);
  return known === genericMessage ? text.slice(0, 200) : known;
}
