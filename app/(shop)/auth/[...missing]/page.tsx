import { connection } from 'next/server';
import { missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { MissingPersonalPage } from '../../_parts/frame/missing-personal-page.tsx';

export const metadata = missingMetadata;

/** What no page of the account answers. Made for each request like those: the kept page for other addresses must hold no nonce. */
export default async function MissingAccountPage() {
  await connection();
  return <MissingPersonalPage />;
}
