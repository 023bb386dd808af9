'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { SignInMethods } from '@/lib/contract/rest-schemas.ts';
import { useSignInMethods } from '@/lib/sign-in/use-sign-in-methods.ts';
import type { SignInSteps } from './use-sign-in-steps.ts';

export type OtherMethod = 'mail-link' | 'phone-code';

interface Props {
  steps: SignInSteps;
  /** Where the visitor is led if the browser leaves the shop for it. */
  returnTo: string;
  onPick: (method: OtherMethod) => void;
}

const loadOtherWays = () => import('@/lib/sign-in/other-ways.ts');
/** A failure shows when one is pressed. */
const preloadOtherWays = (): void => void loadOtherWays().catch(() => undefined);

const providers = [
  ['google', 'Google'],
  ['microsoft', 'Microsoft'],
] as const;

const everyMethod: SignInMethods = { google: true, microsoft: true, emailLink: true, phone: true };

/** The ways in that the identity service offers besides the password, beneath the form; nothing where it offers none. */
export function OtherMethods({ steps, returnTo, onPick }: Props) {
  const answer = useSignInMethods();
  const [openWindow, setOpenWindow] = useState<string | null>(null);
  const isWaiting = answer === undefined;
  // The room that all of them take, so that the dialog does not grow under the finger when they come.
  const methods = answer ?? everyMethod;
  if (!Object.values(methods).includes(true)) return null;
  if (openWindow !== null && steps.isBusy)
    return (
      <OpenWindow>
        <p role="status">Haltu áfram í glugga {openWindow} sem opnaðist.</p>
        <Button variant="quiet" block onClick={steps.reset}>
          Hætta við
        </Button>
      </OpenWindow>
    );
  const nearHandlers = { onPointerEnter: preloadOtherWays, onFocus: preloadOtherWays };
  return (
    <MethodGrid
      role="group"
      aria-label="Aðrar innskráningarleiðir"
      inert={isWaiting}
      aria-hidden={isWaiting || undefined}
    >
      {providers.map(
        ([provider, name]) =>
          methods[provider] && (
            <Button
              key={provider}
              variant="secondary"
              block
              aria-label={`Innskráning með ${name}`}
              onClick={() => {
                setOpenWindow(name);
                steps.run(async () => (await loadOtherWays()).signInByProvider(provider, returnTo));
              }}
              {...nearHandlers}
            >
              {name}
            </Button>
          ),
      )}
      {methods.emailLink && (
        <Button variant="secondary" block onClick={() => onPick('mail-link')} {...nearHandlers}>
          Hlekkur í tölvupósti
        </Button>
      )}
      {methods.phone && (
        <Button variant="secondary" block onClick={() => onPick('phone-code')} {...nearHandlers}>
          Kóði í síma
        </Button>
      )}
    </MethodGrid>
  );
}

const MethodGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin-top: var(--space-4);
  &[inert] {
    border-radius: var(--radius-small);
    background: var(--color-line);
  }
  &[inert] > * {
    visibility: hidden;
  }
`;

const OpenWindow = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  min-height: 104px;
  margin-top: var(--space-4);
  text-align: center;
`;
