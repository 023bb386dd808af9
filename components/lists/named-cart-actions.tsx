'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { List } from '@/lib/lists/queries.ts';
import { namedCartPath } from '@/lib/rules/routes/account-paths.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { SaveCartDialog } from './save-cart-dialog.tsx';

interface Props {
  cart: List;
  /** Whether there are others to share with and to hand it to. */
  mayShare: boolean;
}

/** A kept cart is copied, or handed to somebody else. */
export function NamedCartActions({ cart, mayShare }: Props) {
  const router = useRouter();
  const [dialog, setDialog] = useState<'copy' | 'hand' | null>(null);
  const [notice, setNotice] = useState('');
  return (
    <>
      <Button variant="secondary" onClick={() => setDialog('copy')}>
        Afrita
      </Button>
      {mayShare && (
        <Button variant="secondary" onClick={() => setDialog('hand')}>
          Afhenda
        </Button>
      )}
      {/* Beside the buttons; empty it takes no room. */}
      <span role="status">{notice}</span>
      {dialog === 'copy' && (
        <SaveCartDialog
          source={cart}
          mayShare={mayShare}
          onClose={() => setDialog(null)}
          onSaved={({ id }) => router.push(namedCartPath(id))}
        />
      )}
      {dialog === 'hand' && (
        <HandOverDialog
          source={cart}
          onClose={() => setDialog(null)}
          onHanded={(name) => {
            setDialog(null);
            setNotice(`Afrit var afhent: ${name}`);
          }}
        />
      )}
    </>
  );
}
