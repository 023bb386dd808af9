import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import styles from './category-menu.module.css';

const loadPanel = () => import('./category-panel.tsx');

/** The panel is rendered when the page is idle (ms), so that even its first opening only has to show it. */
const preloadDelayMs = 2_000;

interface Props {
  categories: readonly { id: string; name: string; slug: string }[];
}

/**
 * Toggle of the category menu; a link to the overview as long as no script runs. Hidden up to 1170 px. The panel is rendered
 * in advance, at the latest on hover or focus, so that a click only has to show it.
 */
export function CategoryMenu({ categories }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  const { part: panel, failed, load } = useOnDemand(loadPanel, open);
  useEffect(() => {
    // Only where it is shown.
    const timer = setTimeout(() => area.current?.offsetParent && load(), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [load]);
  const toggle = (event: MouseEvent | KeyboardEvent): void => {
    // If the panel's code fails to load, the link navigates.
    if (failed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!open);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ' || (event.key === 'ArrowDown' && !open)) toggle(event);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      area.current?.querySelector<HTMLElement>('[data-chosen="true"]')?.focus();
    }
  };
  return (
    <div ref={area} className={styles.categoryMenu} data-category-menu>
      <a
        className={styles.toggle}
        href="/voruflokkar"
        role="button"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {open ? <Icon name="close" /> : <Icon name="menu" />}
        Vöruflokkar
      </a>
      <div className={styles.panel} data-open={open}>
        {panel && <panel.CategoryPanel categories={categories} />}
      </div>
    </div>
  );
}
