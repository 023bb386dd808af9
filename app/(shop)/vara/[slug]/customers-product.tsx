'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { useSignedInHint } from '@/lib/customer/queries.ts';

const loadProduct = () => import('./hidden-product.tsx');

/** What guests do not find (`children`) may be there for the visitor who is signed in. */
export function CustomersProduct({ children }: { children: ReactNode }) {
  const signedIn = useSignedInHint();
  const slug = usePathname().split('/').at(-1) ?? '';
  const { part, failed } = useOnDemand(loadProduct, signedIn);
  if (signedIn && part) return <part.HiddenProduct slug={slug}>{children}</part.HiddenProduct>;
  return <Waiting data-failed={failed}>{children}</Waiting>;
}

/* A customer does not read 'not found' before it has been asked for. */
const Waiting = styled.div`
  html[data-signed-in] &[data-failed='false'] {
    visibility: hidden;
  }
`;
