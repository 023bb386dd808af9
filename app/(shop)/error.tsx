'use client';

import { startTransition } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';
import { backendMessages } from '@/lib/rules/text/backend-messages.ts';

const offlineMessage = 'Ekkert netsamband. Athugaðu tenginguna og reyndu aftur.';

interface Props {
  error: { digest?: string };
  reset: () => void;
}

/** For a page that failed to render, inside the shell. In the browser only. */
export default function PageError({ error: { digest }, reset }: Props) {
  const router = useRouter();
  const retry = (): void =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <MessagePage
      title="Eitthvað fór úrskeiðis"
      text={navigator.onLine ? backendMessages.UNAVAILABLE : offlineMessage}
      help={digest && <p>Tilvísun: {digest}</p>}
    >
      <Button onClick={retry}>Reyna aftur</Button>
    </MessagePage>
  );
}
