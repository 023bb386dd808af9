import type { Metadata } from 'next';
import { Container } from '@/components/ui/container.tsx';
import { MissingPage } from '../_parts/frame/missing-page.tsx';
import { PageHeading } from '../_parts/frame/page-heading.tsx';
import { Tokens } from './_parts/tokens.tsx';
import { Controls } from './_parts/controls.tsx';
import { Regions } from './_parts/regions.tsx';
import { Surfaces } from './_parts/surfaces.tsx';

export const metadata: Metadata = { title: 'Hönnun', robots: { index: false } };

/** Every part of the design system in every state; in development only. */
export default function DesignPage() {
  if (process.env.NODE_ENV === 'production') return <MissingPage slug="honnun" />;
  return (
    <Container>
      <PageHeading>Hönnun</PageHeading>
      <Tokens />
      <Controls />
      <Surfaces />
      <Regions />
    </Container>
  );
}
