'use client';

import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ActionLink } from '@/lib/password/link.ts';
import { isServiceUnreachable, useAppliedLink } from '@/lib/password/use-link.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { LinkExpired } from './link-expired.tsx';

/** Links that do something by being opened: an address is confirmed, or a change of it taken back. */
export function AppliedLink({ link }: { link: ActionLink }) {
  const { isSuccess, isPending, error, refetch } = useAppliedLink(link);
  if (isPending) return <Skeleton height="160px" />;
  if (!isSuccess)
    return isServiceUnreachable(error) ? (
      <ErrorRegion error={error} onRetry={() => void refetch()} />
    ) : (
      <LinkExpired />
    );
  if (link.mode === 'verifyEmail')
    return (
      <Notice title="Netfangið hefur verið staðfest" tone="good">
        <LinkButton href={link.continueTo ?? accountPath}>Halda áfram</LinkButton>
      </Notice>
    );
  return (
    <Notice title="Fyrra netfang er aftur í gildi" tone="good">
      <p>
        Ef þú baðst ekki um að netfanginu yrði breytt gæti einhver annar haft lykilorðið þitt. Vinsamlegast
        veljið nýtt lykilorð.
      </p>
      <LinkButton href="/auth/forgot-password">Velja nýtt lykilorð</LinkButton>
    </Notice>
  );
}
