import { ProductSeen } from './product-seen.tsx';
import { ProductTools } from './product-tools.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Recommended } from './recommended.tsx';

/** One module, so that a product's page asks for all of its parts at once. */
export const parts = {
  tools: ProductTools,
  viewed: RecentlyViewed,
  recommended: Recommended,
  seen: ProductSeen,
};
