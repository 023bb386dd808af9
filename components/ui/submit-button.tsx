import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Sends a form that only the page's script can send. Until that runs it is grey and takes no press, and a form whose submit
 * button is disabled is not sent by Enter either: what was typed stays where it is.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isReady = useHydrated();
  return (
    <>
      <Button {...props} type="submit" disabled={!isReady} />
      {!isReady && (
        <noscript>
          <p>Kveikja þarf á JavaScript í vafranum til að senda formið.</p>
        </noscript>
      )}
    </>
  );
}
