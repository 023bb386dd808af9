import { useCallback, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import type { ShellData } from './shell-data.ts';
import styles from './mobile-menu.module.css';

const loadPanel = () => import('./mobile-menu-panel.tsx');

/** Trigger and panel of the menu up to 1170 px; a link to the categories as long as no script runs. */
export function MobileMenu(data: ShellData) {
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  const { part: panel, load } = useOnDemand(loadPanel, open);
  return (
    <div ref={area} className={styles.mobileMenu}>
      <ButtonLink
        className={styles.toggle}
        href="/voruflokkar"
        aria-expanded={open}
        aria-label={open ? 'Loka valmynd' : 'Opna valmynd'}
        onPointerEnter={load}
        onFocus={load}
        onPress={() => setOpen(!open)}
      >
        {open ? <Icon name="close" /> : <Icon name="menu" />}
      </ButtonLink>
      {open && panel && <panel.MobileMenuPanel {...data} />}
    </div>
  );
}
