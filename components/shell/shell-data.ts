import type { WebsiteInfo } from '@/lib/contract/rest-schemas.ts';
import type { PackedHours } from '@/lib/rules/dates/packed-hours.ts';
import type { NavigationLink } from '@/lib/rules/routes/navigation-link.ts';

/** What is around every page. It is sent with each of them, so nothing else belongs here. */
export interface ShellData {
  info: WebsiteInfo;
  navigation: readonly NavigationLink[];
  /** Of the next days, from when the page was made. */
  openingHours: PackedHours;
  /** The ordinary week, a line for each run of days with the same hours. */
  week: readonly string[];
  /** The top level only; the menus fetch the rest when they open. */
  categories: readonly { id: string; name: string; slug: string; productCount: number }[];
}
