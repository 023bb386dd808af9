'use client';

import { startTransition } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button.tsx';
import { MessagePage } from '@/components/ui/message-page.tsx';

interface Props {
  reset: () => void;
}

/** Where a page could not be made; the shell around it stays. */
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
      text="Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund."
    >
      <Button onClick={again}>Reyna aftur</Button>
    </MessagePage>
  );
}
