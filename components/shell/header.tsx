import Link from 'next/link';
import styled from 'styled-components';
import { CartButton } from '@/components/cart/cart-button.tsx';
import { openingStatusStyle } from '@/components/opening-hours/opening-status-style.ts';
import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';
import { Container } from '@/components/ui/container.tsx';
import { SearchIcon } from '@/components/ui/icons.tsx';
import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import type { OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CategoryMenu } from './category-menu.tsx';
import { headerPartsStyle } from './header-parts-style.ts';
import { LoadingBar } from './loading-bar.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { AccountEntry } from './sign-in/account-entry.tsx';

export interface NavigationLink {
  id: string;
  title: string;
  url: string;
  external: boolean;
}

export interface ShellData {
  info: WebsiteInfo;
  navigation: readonly NavigationLink[];
  openingHours: readonly OpeningHoursEntry[];
  /** The top level only; the menus fetch the rest when they open. */
  categories: readonly { id: string; name: string; slug: string }[];
}

/** Header of every page (specification §2.2): widths 768, 1170, 1360 and 1400 px. */
export function Header({ info, navigation, openingHours, categories }: ShellData) {
  return (
    <Frame>
      <LoadingBar />
      <div data-context-place />
      <div data-strip>
        <Container data-line>
          <OpeningStatus hours={openingHours} />
          {info.phoneNumber && (
            <a href={`tel:${info.phoneNumber}`} data-phone>
              {formatPhone(info.phoneNumber)}
            </a>
          )}
          <nav aria-label="Um verslunina">
            <ul>
              {navigation.map(({ id, title, url, external }) => (
                <li key={id}>
                  <Link href={safeHref(url)} rel={external ? 'noopener' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </div>
      <Container data-bar>
        <MobileMenu info={info} navigation={navigation} openingHours={openingHours} categories={categories} />
        <Link href="/" aria-label="Vörulind, forsíða" data-logo>
          <Logo />
        </Link>
        <CategoryMenu categories={categories} />
        <div data-search>
          <SearchBox label="Leit í haus síðunnar" />
        </div>
        <div data-tools>
          <div data-header-button="quotes" data-quote-place />
          <Link href="/leit" aria-label="Leita" data-search-link>
            <SearchIcon />
          </Link>
          <AccountEntry />
          <CartButton />
        </div>
      </Container>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  /* For whom is ordered: acting/acting-host.tsx. */
  & [data-context-place] {
    min-height: calc(var(--context-rows, 0) * 48px);
  }
  & [data-strip] {
    display: none;
    color: ${color.paper};
    background: ${color.fjordDark};
    font-size: ${theme.text.small};
  }
  & [data-line] {
    display: flex;
    align-items: center;
    gap: 24px;
    min-height: 36px;
  }
  & [data-strip] a {
    text-decoration: none;
    white-space: nowrap;
  }
  & [data-strip] a:hover {
    text-decoration: underline;
  }
  & [data-strip] :focus-visible {
    outline-color: ${color.sun};
  }
  & [data-strip] nav {
    flex: 0 1 auto;
    min-width: 0;
    margin-left: auto;
  }
  & [data-strip] ul {
    display: flex;
    justify-content: flex-end;
    gap: 16px;
  }
  & [data-strip] li {
    /* A long name gives way before the others do. */
    max-width: 12rem;
    min-width: 0;
  }
  & [data-strip] li a {
    display: block;
    padding: 8px 4px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-strip] li a:focus-visible {
    outline-offset: -3px;
  }
  & [data-phone] {
    display: none;
    padding-block: 8px;
  }
  & [data-bar] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 60px;
  }
  & [data-logo] {
    color: ${color.fjordDark};
    min-height: 44px;
    display: grid;
    align-items: center;
  }
  & [data-logo] svg {
    width: 130px;
    height: 30px;
  }
  & [data-search] {
    display: none;
    flex: 1;
    min-width: 0;
  }
  & svg {
    flex: none;
  }
  & [data-tools] {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0;
    margin-left: auto;
  }
  & [data-search-link] {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  ${headerPartsStyle}
  ${openingStatusStyle}
  ${media.narrow} {
    & [data-bar] {
      gap: 12px;
    }
    & [data-search] {
      display: block;
    }
    & [data-search-link] {
      display: none;
    }
  }
  ${media.modal} {
    & [data-bar] {
      gap: 16px;
    }
    & [data-logo] svg {
      width: 156px;
      height: 36px;
    }
    & [data-tools] {
      gap: 8px;
    }
  }
  ${media.categoryMenu} {
    & [data-strip] {
      display: block;
    }
    & [data-bar] {
      gap: 24px;
      min-height: 72px;
    }
  }
  ${media.header} {
    & [data-phone] {
      display: block;
    }
  }
  ${media.wideHeader} {
    & [data-strip] ul {
      gap: 24px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
