'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';

interface Menu {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A menu that closes on route change (specification §2), on Escape and on a press outside of `area`. */
export function useMenu(area: RefObject<HTMLElement | null>): Menu {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Open on the page where it was opened, closed on any other.
  const open = openOn === pathname;
  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => setOpenOn(null);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, area]);
  return { open, setOpen: (next) => setOpenOn(next ? pathname : null) };
}
