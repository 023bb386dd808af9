import type { Metadata } from 'next';
import { ContactShop } from '@/components/sign-in/contact-shop.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

export const metadata: Metadata = { title: 'Gleymt lykilorð', robots: { index: false } };

/** Like all of /auth: made for each request, so that building the shop needs no backend. */
export const dynamic = 'force-dynamic';

export default async function ForgotPasswordPage() {
  const { phoneNumber, email } = await readWebsiteInfo();
  return (
    <EntryFrame title="Gleymt lykilorð">
      <p>Hafðu samband við okkur og við hjálpum þér að velja nýtt lykilorð.</p>
      <ContactShop phoneNumber={phoneNumber} email={email} />
    </EntryFrame>
  );
}
