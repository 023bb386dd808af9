'use client';

import { startTransition } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { backendMessages } from '@/lib/rules/text/backend-messages.ts';

const offline = 'Ekkert netsamband. Athugaðu tenginguna og reyndu aftur.';

interface Props {
  reset: () => void;
}

/** Where a page could not be made; the shell around it stays. In the browser only. */
export default function PageError({ reset }: Props) {
  const router = useRouter();
  const again = (): void =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <MessagePage
      title="Eitthvað fór úrskeiðis"
      text={navigator.onLine ? backendMessages.UNAVAILABLE : offline}
    >
      <Button onClick={again}>Reyna aftur</Button>
    </MessagePage>
  );
}
