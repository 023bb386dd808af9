import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewsletterLink } from '@/components/newsletter/newsletter-link.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';

export const revalidate = 300;
export const generateStaticParams = () => [];

const newsletterSteps = {
  stadfesta: { step: 'confirm', title: 'Staðfesta skráningu á póstlista' },
  afskra: { step: 'leave', title: 'Skrá af póstlista' },
} as const;

interface Props {
  params: Promise<{ step: string }>;
}

async function findStep(params: Props['params']) {
  const { step } = await params;
  return Object.hasOwn(newsletterSteps, step)
    ? newsletterSteps[step as keyof typeof newsletterSteps]
    : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findStep(params)).title, robots: { index: false } };
}

export default async function NewsletterLinkPage({ params }: Props) {
  const { step, title } = await findStep(params);
  return (
    <EntryFrame title={title}>
      <NewsletterLink step={step} />
    </EntryFrame>
  );
}
