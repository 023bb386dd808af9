'use client';

import { type ComponentProps, useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadDropdown = () => import('@/components/search/search-dropdown.tsx');

/** The text field of a search form. The dropdown loads on hover or focus. */
export function SearchField(props: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null);
  const { part, load } = useOnDemand(loadDropdown, false);
  return (
    <>
      <input {...props} ref={field} onFocus={load} onInput={load} onPointerEnter={load} />
      {part && <part.SearchDropdown field={field} />}
    </>
  );
}
