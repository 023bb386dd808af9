import { CartButton } from '@/components/cart/cart-button.tsx';
import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';
import { Container } from '@/components/ui/container.tsx';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { CategoryMenu } from './category-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { ShellData } from './shell-data.ts';
import { AccountEntry } from './sign-in/account-entry.tsx';
import { VatSwitch } from './vat-switch.tsx';
import styles from './header.module.css';

/** Header of every page (specification §2.2): widths 768, 1170, 1360 and 1400 px. */
export function Header(data: ShellData) {
  const { info, navigation, openingHours, categories } = data;
  return (
    <header className={styles.header}>
      <LoadingBar />
      <div className={styles.contextPlace} data-context-place />
      <div className={styles.strip}>
        <Container className={styles.line}>
          <VatSwitch />
          {info.phoneNumber && (
            <a className={styles.phone} href={`tel:${info.phoneNumber}`}>
              {formatPhone(info.phoneNumber)}
            </a>
          )}
          <OpeningStatus hours={openingHours} />
          <nav aria-label="Um verslunina">
            <ul>
              {navigation.map(({ id, title, url, external }) => (
                <li key={id}>
                  <a href={url} rel={external ? 'noopener' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </div>
      <Container className={styles.bar}>
        <MobileMenu {...data} />
        <a className={styles.logo} href="/" aria-label="Vörulind, forsíða">
          <Logo />
        </a>
        <CategoryMenu categories={categories} />
        <HeaderSearch />
        <div className={styles.tools}>
          <div className={styles.badges} data-badge-place />
          <AccountEntry />
          <CartButton />
        </div>
      </Container>
    </header>
  );
}
