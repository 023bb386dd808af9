'use client';

import { Notice } from '@/components/ui/notice.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';

/** Registering brings much along that nobody else needs on the account's first page. */
const loadResend = () => import('./resend-confirmation.tsx');

/** On the account of a visitor who has not confirmed the address yet. */
export function UnconfirmedEmailNotice({ email }: { email: string }) {
  const resend = useOnDemand(loadResend, true).part;
  return (
    <Notice title="Netfangið hefur ekki verið staðfest" focused={false}>
      <p>
        Við höfum sent póst á <strong>{email}</strong>. Þú getur sett vörur í körfu, en til að panta þarf að
        staðfesta netfangið.
      </p>
      {resend && <resend.ResendConfirmation email={email} />}
    </Notice>
  );
}
