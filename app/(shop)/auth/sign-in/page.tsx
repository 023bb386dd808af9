import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInPageForm } from '@/components/shell/sign-in/sign-in-page-form.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { returnPath } from '@/lib/rules/routes/return-path.ts';
import { toInitialError } from '@/lib/sign-in/initial-error.ts';
import { readOrUndefined, readCustomer } from '@/lib/server/visitor.ts';

export const metadata: Metadata = { title: 'Innskráning', robots: { index: false } };

interface Props {
  searchParams: Promise<{ return?: string | string[]; error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const { return: requestedPath, error } = await searchParams;
  const returnTo = returnPath(singleValue(requestedPath));
  if (await readOrUndefined(readCustomer())) redirect(returnTo);
  return (
    <EntryFrame title="Innskráning">
      <SignInPageForm returnTo={returnTo} initialError={toInitialError(singleValue(error))} />
    </EntryFrame>
  );
}

function singleValue(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
