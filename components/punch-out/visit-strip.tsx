'use client';

import { Container } from '@/components/ui/container.tsx';
import styles from './visit-strip.module.css';

/** Stands above every page of a purchasing system's visit: what is chosen is not ordered here. */
export function VisitStrip({ companyName }: { companyName: string }) {
  return (
    <section className={styles.strip} aria-label="Verslað úr innkaupakerfi">
      <Container>
        <p>Karfan fer í innkaupakerfi: {companyName}</p>
      </Container>
    </section>
  );
}
