'use client';

import { Notice } from '@/components/ui/notice.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** On the account of whoever has not confirmed the address yet. */
export function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice title="Netfangið hefur ekki verið staðfest" focused={false}>
      <p>
        Við höfum sent póst á <strong>{email}</strong>. Þú getur sett vörur í körfu, en til að panta þarf að
        staðfesta netfangið.
      </p>
      <ResendConfirmation email={email} />
    </Notice>
  );
}
