import { redirect } from 'next/navigation';
import { accountPath, signInPage } from '@/lib/rules/routes/account-paths.ts';
import { readCustomer, readOrUndefined } from '@/lib/server/visitor.ts';

/** The account's first page, or the way there. */
export default async function AuthPage() {
  redirect((await readOrUndefined(readCustomer())) ? accountPath : signInPage);
}
