import { redirect } from 'next/navigation';
import { firstValue, type SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { accountPath, signInPage } from '@/lib/rules/routes/account-paths.ts';
import { readCustomer, readOrUndefined } from '@/lib/server/visitor.ts';

interface Props {
  searchParams: Promise<SearchParameters>;
}

/** The account's first page, or the way there, which says the `error` that brought the visitor here (specification §8). */
export default async function AuthPage({ searchParams }: Props) {
  if (await readOrUndefined(readCustomer())) redirect(accountPath);
  const error = firstValue((await searchParams)['error']);
  redirect(error ? `${signInPage}?${new URLSearchParams({ error }).toString()}` : signInPage);
}
