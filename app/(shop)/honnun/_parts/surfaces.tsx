'use client';

import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { Specimen } from './specimen.tsx';
import styles from './surfaces.module.css';

/** What lies above the page. */
export function Surfaces() {
  const [openSurface, setOpenSurface] = useState<'modal' | 'bare' | 'long' | 'toast' | null>(null);
  const close = useCallback(() => setOpenSurface(null), []);
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closePopover = useCallback(() => setOpen(false), []);
  useDismissal(area, open, closePopover);
  return (
    <Specimen title="Gluggar, fellivalmynd og tilkynning">
      <Button onClick={() => setOpenSurface('modal')}>Gluggi</Button>
      <Button onClick={() => setOpenSurface('bare')}>Gluggi án fyrirsagnar</Button>
      <Button onClick={() => setOpenSurface('long')}>Hár gluggi</Button>
      <Button onClick={() => setOpenSurface('toast')}>Tilkynning</Button>
      <div className={styles.anchor} ref={area}>
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          Spjald
        </Button>
        {open && <Popover className={styles.popover}>Hangir fyrir neðan hnappinn sinn.</Popover>}
      </div>
      <Menu
        label="Fellivalmynd"
        items={[
          { id: 'reorder', title: 'Panta aftur', onChoose: close },
          { id: 'pdf', title: 'Sækja PDF', onChoose: close },
        ]}
      />
      {openSurface === 'modal' && (
        <Modal title="Viðskiptavinur" onClose={close} width={500}>
          <p>Fyrir hvern er þessi pöntun?</p>
        </Modal>
      )}
      {openSurface === 'bare' && (
        <Modal label="Án fyrirsagnar" onClose={close} width={500}>
          <p>Aðeins efni og lokahnappur.</p>
        </Modal>
      )}
      {openSurface === 'long' && (
        <Modal title="Hár gluggi" onClose={close}>
          {Array.from({ length: 60 }, (_, line) => (
            <p key={line}>Lína {line + 1}</p>
          ))}
        </Modal>
      )}
      {openSurface === 'toast' && <Toast onClose={close}>Breytingar vistaðar</Toast>}
    </Specimen>
  );
}
