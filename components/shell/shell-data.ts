import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import type { OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';

interface NavigationLink {
  id: string;
  title: string;
  url: string;
  external: boolean;
}

/** What the header and the menus of every page show. */
export interface ShellData {
  info: WebsiteInfo;
  navigation: readonly NavigationLink[];
  openingHours: readonly OpeningHoursEntry[];
  /** The top level only; the menus fetch the rest when they open. */
  categories: readonly { id: string; name: string; slug: string }[];
}
