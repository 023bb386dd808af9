'use client';

import type { ComponentProps } from 'react';
import { CustomerProfile } from '@/components/agent/customer-profile.tsx';
import { useActFor } from '@/lib/acting-as/mutations.ts';

/** A customer's profile, whose buttons act for the customer. */
export function ProfilePart(props: Omit<ComponentProps<typeof CustomerProfile>, 'acting'>) {
  return <CustomerProfile {...props} acting={useActFor()} />;
}
