'use client';

import { useEffect, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ActionLink } from '@/lib/password/link.ts';
import { isUnreachable, useResetAddress } from '@/lib/password/use-link.ts';
import { AppliedLink } from './applied-link.tsx';
import { LinkExpired } from './link-expired.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** What a link in a mail leads to. @param link null for one that is no good */
export function ResetPassword({ link: given }: { link: ActionLink | null }) {
  // Of the first reading: the address says nothing any more once it was read.
  const [link] = useState(given);
  useEffect(() => {
    // The code must neither stay in the history nor on the screen.
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
  if (!link) return <LinkExpired />;
  return link.mode === 'resetPassword' ? <ByCode link={link} /> : <AppliedLink link={link} />;
}

function ByCode({ link }: { link: ActionLink }) {
  const { data: email, error, isPending, refetch } = useResetAddress(link);
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return <LinkExpired />;
  if (email !== undefined)
    return <NewPasswordForm link={link} email={email} onExpired={() => setRefused(true)} />;
  if (isPending) return <Skeleton height="240px" />;
  return isUnreachable(error) ? (
    <ErrorRegion error={error} onRetry={() => void refetch()} />
  ) : (
    <LinkExpired />
  );
}
