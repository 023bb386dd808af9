'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  path: string;
  /** Its last day, ISO date. */
  validUntil: string;
}

/** A link to the offer for somebody without an account. */
export function ShareQuote({ path, validUntil }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Deila tilboði
      </Button>
      {isOpen && (
        <Modal title="Deila tilboði" width={560} onClose={() => setOpen(false)}>
          <p>
            Hver sem hefur slóðina sér tilboðið og PDF-skjalið án innskráningar, en getur ekki samþykkt það.
            Slóðin virkar til og með {formatLongDate(validUntil)}, eða þar til tilboðinu er breytt, svarað eða
            það dregið til baka.
          </p>
          <ShareLink path={path} />
        </Modal>
      )}
    </>
  );
}
