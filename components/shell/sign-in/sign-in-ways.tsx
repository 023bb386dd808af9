'use client';

import { useEffect, useState } from 'react';
import { WayButtons } from '@/components/electronic-sign-in/way-buttons.tsx';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';
import { UserPicker } from '@/components/sign-in/user-picker.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { publicConfig } from '@/lib/io/public-config.ts';
import { interruptedWay, loadElectronic } from './electronic-code.ts';

/** By electronic id the page that comes next is loaded whole (specification §4.4); `here`: it is the one that it began on. */
export type SignedInHow = 'password' | 'electronic' | 'electronic-here';

interface Props {
  onSignedIn: (how: SignedInHow) => void;
  /** Whether the visitor goes on where they are, rather than to another page. */
  stays?: boolean;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
}

/** The three modes of specification §2.8: default (e-mail and password), app and phone. */
export function SignInWays({ onSignedIn, stays = false, busy = false, initialError = null }: Props) {
  const [way, setWay] = useState<SignInMethod | null>(null);
  const [left, setLeft] = useState<SignInMethod | null>(null);
  const { part, failed, load } = useOnDemand(loadElectronic, way !== null);
  // A reload of the tab goes on with what it interrupted.
  useEffect(() => {
    void interruptedWay().then((interrupted) => interrupted && setWay(interrupted));
  }, []);

  if (way === null)
    return (
      <SignInForm busy={busy} onSignedIn={() => onSignedIn('password')} initialError={initialError}>
        {publicConfig().electronicId && <WayButtons from={left} onPick={setWay} onNear={load} />}
      </SignInForm>
    );
  if (failed) return <ErrorRegion error={null} onRetry={load} />;
  if (!part) return <Skeleton height="320px" />;
  return (
    <part.ElectronicSignIn
      way={way}
      stays={stays}
      onBack={() => {
        setLeft(way);
        setWay(null);
      }}
      onSignedIn={(here) => onSignedIn(here ? 'electronic-here' : 'electronic')}
      renderPicker={(options, waits, onPick) => <UserPicker options={options} busy={waits} onPick={onPick} />}
    />
  );
}
