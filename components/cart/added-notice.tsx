import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { closeAddedNotice } from '@/lib/cart/change-notices.ts';

/** Says on a phone what a press in a listing put into the cart, until it is closed or another page comes. */
export function AddedNotice({ name }: { name: string }) {
  const pathname = usePathname();
  useEffect(() => closeAddedNotice, [pathname]);
  const action = (
    <LinkButton href="/karfa" variant="quiet">
      Opna körfu
    </LinkButton>
  );
  return (
    <Toast action={action} onClose={closeAddedNotice}>
      Í körfu: {name}
    </Toast>
  );
}
