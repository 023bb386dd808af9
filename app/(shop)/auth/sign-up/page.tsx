import type { Metadata } from 'next';
import { ContactShop } from '@/components/sign-in/contact-shop.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

export const metadata: Metadata = { title: 'Nýskráning', robots: { index: false } };

/** Like all of /auth: made for each request, so that building the shop needs no backend. */
export const dynamic = 'force-dynamic';

export default async function SignUpPage() {
  const { phoneNumber, email } = await readWebsiteInfo();
  return (
    <EntryFrame title="Nýskráning">
      <p>Sölumenn okkar stofna aðganginn fyrir þig. Hafðu kennitölu, netfang og símanúmer við höndina.</p>
      <ContactShop phoneNumber={phoneNumber} email={email} />
    </EntryFrame>
  );
}
