'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { lastVisitorChange } from '@/lib/visitor/signed-in-hint.ts';

const loadFollower = () => import('@/lib/sign-in/follow-visitor.ts');
/** Until the page has loaded what is seen of it (ms). */
const followDelayMs = 1_500;

/** Follows what other tabs and the identity service do to the visitor; its code comes late. */
export function useFollowVisitor(): void {
  const client = useQueryClient();
  const { refresh } = useRouter();
  useEffect(() => {
    let stopFollowing: (() => void) | undefined;
    let isUnmounted = false;
    const start = async (since: string | null): Promise<void> => {
      const { followVisitor } = await loadFollower();
      if (!isUnmounted) stopFollowing = followVisitor(client, { since, refresh });
    };
    // The first look into the storage takes milliseconds: not in the task in which the page comes to life.
    let timer = setTimeout(() => {
      const since = lastVisitorChange();
      // Without its code this tab is told by the next answer of the backend.
      timer = setTimeout(() => void start(since).catch(() => undefined), followDelayMs);
    });
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stopFollowing?.();
    };
  }, [client, refresh]);
}
