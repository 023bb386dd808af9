import { useCustomer } from '@/lib/customer/queries.ts';

/** Fetches who is signed in for everything on the page that shows some of it. Renders nothing. */
export function CustomerReader() {
  useCustomer();
  return null;
}
