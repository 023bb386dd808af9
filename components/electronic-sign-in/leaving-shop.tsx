'use client';

import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { useLeaveForService } from '@/lib/electronic-sign-in/use-leave-for-service.ts';
import { SigningIn } from './signing-in.tsx';

interface Props {
  /** A path of this shop. */
  returnTo: string;
  onBack: () => void;
}

/** The browser is on its way to the pages of electronic id. */
export function LeavingShop({ returnTo, onBack }: Props) {
  const { error, retry } = useLeaveForService(returnTo, onBack);
  if (error === null) return <SigningIn text="Opna innskráningu með rafrænum skilríkjum…" />;
  return (
    <>
      <FormError>{error}</FormError>
      <Button block onClick={retry}>
        Reyna aftur
      </Button>
      <Button variant="quiet" block onClick={onBack}>
        Til baka
      </Button>
    </>
  );
}
