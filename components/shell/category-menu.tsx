'use client';

import Link from 'next/link';
import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';
import { CloseIcon, MenuIcon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { useMenu } from './use-menu.ts';

const loadPanel = () => import('./category-panel.tsx');

interface Props {
  categories: readonly { id: string; name: string; slug: string }[];
}

/** Toggle of the category menu; a link to the overview as long as no script runs. Hidden up to 1170 px. */
export function CategoryMenu({ categories }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { open, setOpen } = useMenu(area);
  const { part: panel, failed, load } = useOnDemand(loadPanel, open);
  const toggle = (event: MouseEvent): void => {
    // Where the panel's code cannot be had, the link does what it says.
    if (failed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <Area ref={area}>
      <Link
        href="/voruflokkar"
        role="button"
        aria-expanded={open}
        aria-haspopup="true"
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        Vöruflokkar
      </Link>
      {open && panel && <panel.CategoryPanel categories={categories} onNavigate={() => setOpen(false)} />}
    </Area>
  );
}

const Area = styled.div`
  display: none;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 16px 8px 12px;
    border-radius: ${theme.radius.medium};
    font-weight: 600;
    text-decoration: none;
    color: ${theme.color.paper};
    background: ${theme.color.fjord};
    transition: background ${theme.motion.quick};
  }
  & > a:hover {
    background: ${theme.color.fjordDark};
  }
  ${media.desktop} {
    display: block;
  }
`;
