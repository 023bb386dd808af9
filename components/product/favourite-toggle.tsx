'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { closeComparisonNotice } from '@/lib/comparison/notice.ts';
import { openListPicker } from '@/lib/lists/request.ts';
import { setFavorite } from '@/lib/product/favorite-mutations.ts';
import { useIsFavorite } from '@/lib/product/is-favorite.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';
import styles from './favourite-toggle.module.css';

interface Props {
  id: string;
  name: string;
  /** With a visible label; without one the accessible name includes the product's. */
  showsText?: boolean;
}

/** The favourite button of a product. Guests are asked to sign in, and their click is then applied. */
export function FavouriteToggle({ id, name, showsText = false }: Props) {
  const isSignedIn = useSignedInHint();
  const client = useQueryClient();
  const isFavorite = useIsFavorite(id, isSignedIn);
  /** The requested state while the answer is pending. */
  const [optimisticState, setOptimisticState] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const lastChangeId = useRef(0);
  const isOn = optimisticState ?? isFavorite;
  const text = isOn ? 'Taka úr uppáhaldi' : 'Setja í uppáhald';

  const change = async (next: boolean): Promise<void> => {
    const changeId = (lastChangeId.current += 1);
    setOptimisticState(next);
    setError(null);
    try {
      const isNow = await setFavorite(client, id, next);
      if (changeId === lastChangeId.current && isNow && !showsText) {
        closeComparisonNotice();
        openListPicker({ product: { id, name }, step: 'offer' });
      }
    } catch (cause) {
      if (changeId !== lastChangeId.current) return;
      setError(cause);
      if (errorCode(cause) === 'UNAUTHENTICATED') signInThenChange(next);
    } finally {
      if (changeId === lastChangeId.current) setOptimisticState(null);
    }
  };
  const signInThenChange = (next: boolean): void => openSignIn({ onSignedIn: () => void change(next) });

  return (
    <span className={styles.favouriteToggle} data-worded={showsText}>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={showsText ? undefined : `${text}: ${name}`}
        onClick={() => (isSignedIn ? void change(!isOn) : signInThenChange(true))}
      >
        <Icon name="heart" />
        {showsText && text}
      </button>
      {error !== null && <span role="alert">{errorText(error)}</span>}
    </span>
  );
}
