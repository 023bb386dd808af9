'use client';

import { AccountButton } from '@/components/sign-in/account-button.tsx';
import { preloadSignIn } from './load.ts';

const loadMenu = () => import('./account-menu-parts.tsx');

/** The header's account button, whose modal begins to load as the pointer or the focus comes near. */
export function AccountEntry() {
  return <AccountButton loadMenu={loadMenu} onNear={preloadSignIn} />;
}
