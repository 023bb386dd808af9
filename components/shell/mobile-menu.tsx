import { useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import type { ShellData } from './shell-data.ts';
import styles from './mobile-menu.module.css';

const loadPanel = () => import('./mobile-menu-panel.tsx');

/** Trigger and panel of the menu up to 1170 px. */
export function MobileMenu(data: ShellData) {
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  const { part: panel, load } = useOnDemand(loadPanel, open);
  return (
    <div ref={area} className={styles.mobileMenu}>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={open}
        aria-label={open ? 'Loka valmynd' : 'Opna valmynd'}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!open)}
      >
        {open ? <Icon name="close" /> : <Icon name="menu" />}
      </button>
      {open && panel && <panel.MobileMenuPanel {...data} />}
    </div>
  );
}
