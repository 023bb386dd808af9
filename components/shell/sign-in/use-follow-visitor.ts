'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useLateClient } from '@/lib/visitor/late-client.ts';
import { lastVisitorChange } from '@/lib/visitor/signed-in-hint.ts';

const loadFollower = () => import('@/lib/sign-in/follow-visitor.ts');
/** Time for the visible part of the page to load (ms). */
const followDelayMs = 1_500;

/** Follows changes of the visitor by other tabs and the identity service; its code loads late. */
export function useFollowVisitor(): void {
  const loadClient = useLateClient();
  const load = useEffectEvent(() => Promise.all([loadClient(), loadFollower()]));
  const { refresh } = useRouter();
  useEffect(() => {
    let stopFollowing: (() => void) | undefined;
    let isUnmounted = false;
    const start = async (since: string | null): Promise<void> => {
      const [client, { followVisitor }] = await load();
      if (!isUnmounted) stopFollowing = followVisitor(client, { since, refresh });
    };
    // The first access to storage takes milliseconds: not in the hydration task.
    let timer = setTimeout(() => {
      const since = lastVisitorChange();
      // Without its code this tab learns of it from the backend's next answer.
      timer = setTimeout(() => void start(since).catch(() => undefined), followDelayMs);
    });
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stopFollowing?.();
    };
  }, [refresh]);
}
