import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { PublicConfigScript } from '@/components/shell/public-config-script.tsx';
import { Container } from '@/components/ui/container.tsx';
import { IconSprite } from '@/components/ui/icons.tsx';
import { publicConfig } from '@/lib/io/public-config.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { StyleRegistry } from '../(shop)/_parts/frame/style-registry.tsx';
import styles from './layout.module.css';

/** Around a page that works without the shop: no search, menus or cart, which would all want a connection. */
export default async function PadLayout({ children }: { children: ReactNode }) {
  // The configuration is the running process's, not the build's.
  await connection();
  return (
    <StyleRegistry>
      <PublicConfigScript config={publicConfig()} />
      <IconSprite>{null}</IconSprite>
      <header className={styles.header}>
        <Container className={styles.line}>
          <a href="/" className={styles.logo}>
            vörulind
          </a>
          <nav aria-label="Verslunin" className={styles.ways}>
            <a href={accountPath}>Mínar síður</a>
            <a href="/karfa">Karfa</a>
          </nav>
        </Container>
      </header>
      <main id="efni" tabIndex={-1}>
        <Container>{children}</Container>
      </main>
    </StyleRegistry>
  );
}
