import type { Metadata } from 'next';
import { profileQuery } from '@/lib/agent/queries.ts';
import { accountPath, customerProfilePath } from '@/lib/rules/routes/account-paths.ts';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import { readCustomerProfile } from '@/lib/server/agent.ts';
import { readSignedIn, readTime, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { MissingPersonalPage } from '../../../_parts/frame/missing-personal-page.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';
import { ProfilePart } from './profile-part.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await readCustomerProfile((await params).id).catch(() => null);
  return { title: profile?.name ?? 'Viðskiptavinur', robots: { index: false } };
}

/** For agents; anybody else gets 404, as for a customer that does not exist. */
export default async function CustomerProfilePage({ params }: Props) {
  const { id } = await params;
  const path = customerProfilePath(id);
  const customer = await requireCustomer(path);
  const profile = await readSignedIn(readCustomerProfile(id), path);
  if (!profile) return <MissingPersonalPage />;
  const today = reykjavikNow(new Date(readTime())).date;
  return (
    <AccountPage current={accountPath} path={path} title={profile.name}>
      <VisitorData entries={[[profileQuery(id).queryKey, profile]]}>
        <ProfilePart customerId={id} isCurrent={customer.id === id} today={today} />
      </VisitorData>
    </AccountPage>
  );
}
