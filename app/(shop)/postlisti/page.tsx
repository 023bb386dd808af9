import { redirect } from 'next/navigation';
import { NewsletterForm } from '@/components/newsletter/newsletter-form.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { env } from '@/lib/env.ts';
import { newsletterPaths } from '@/lib/rules/people/newsletter.ts';
import { toPageMetadata } from '../_parts/metadata/page-metadata.ts';

/** Dynamic: the environment decides whether the list is kept here or elsewhere. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  toPageMetadata({
    title: 'Skrá á póstlista',
    description: 'Fáðu tilboð og fréttir í tölvupósti.',
    path: newsletterPaths.signUp,
  });

export default function NewsletterPage() {
  const { NEWSLETTER_URL } = env();
  if (NEWSLETTER_URL) redirect(NEWSLETTER_URL);
  return (
    <EntryFrame title="Skrá á póstlista">
      <p>Fáðu tilboð og fréttir í tölvupósti.</p>
      <NewsletterForm />
    </EntryFrame>
  );
}
