import type { Metadata } from 'next';
import { NewsletterLink } from '@/components/newsletter/newsletter-link.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { MissingPage, missingMetadata } from '../../_parts/frame/missing-page.tsx';

export const revalidate = 300;
export const generateStaticParams = () => [];

const newsletterSteps = {
  stadfesta: { step: 'confirm', title: 'Staðfesta skráningu á póstlista' },
  afskra: { step: 'leave', title: 'Afþakka tilkynningar' },
} as const;

interface Props {
  params: Promise<{ step: string }>;
}

async function findStep(params: Props['params']) {
  const { step } = await params;
  return Object.hasOwn(newsletterSteps, step) ? newsletterSteps[step as keyof typeof newsletterSteps] : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = await findStep(params);
  return step ? { title: step.title, robots: { index: false } } : missingMetadata;
}

export default async function NewsletterLinkPage({ params }: Props) {
  const found = await findStep(params);
  if (!found) return <MissingPage slug={(await params).step} />;
  const { step, title } = found;
  return (
    <EntryFrame title={title}>
      <NewsletterLink step={step} />
    </EntryFrame>
  );
}
