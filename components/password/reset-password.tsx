'use client';

import { useEffect, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ActionLink } from '@/lib/password/link.ts';
import { isServiceUnreachable, useResetAddress } from '@/lib/password/use-link.ts';
import { AppliedLink } from './applied-link.tsx';
import { LinkExpired } from './link-expired.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** What a link in a mail leads to. @param link null for one that is no good */
export function ResetPassword({ link: initialLink }: { link: ActionLink | null }) {
  // Of the first reading: the address says nothing any more once it was read.
  const [link] = useState(initialLink);
  useEffect(() => {
    // The code must neither stay in the history nor on the screen.
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
  if (!link) return <LinkExpired />;
  return link.mode === 'resetPassword' ? <ResetByCode link={link} /> : <AppliedLink link={link} />;
}

function ResetByCode({ link }: { link: ActionLink }) {
  const { data: email, error, isPending, refetch } = useResetAddress(link);
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return <LinkExpired />;
  if (email !== undefined)
    return <NewPasswordForm link={link} email={email} onExpired={() => setRefused(true)} />;
  if (isPending) return <Skeleton height="240px" />;
  return isServiceUnreachable(error) ? (
    <ErrorRegion error={error} onRetry={() => void refetch()} />
  ) : (
    <LinkExpired />
  );
}
