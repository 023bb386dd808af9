import { TrackProductView } from './track-product-view.tsx';
import { OwnPriceTiers } from './own-price-tiers.tsx';
import { OwnUnitPrice } from './own-unit-price.tsx';
import { ProductDelivery } from './product-delivery.tsx';
import { ProductTools } from './product-tools.tsx';
import { QuoteQuantity } from './quote-quantity.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Recommended } from './recommended.tsx';

/** One module, so that a product's page asks for all of its parts at once. */
export const parts = {
  delivery: ProductDelivery,
  tools: ProductTools,
  unitPrice: OwnUnitPrice,
  priceTiers: OwnPriceTiers,
  quoteQuantity: QuoteQuantity,
  viewed: RecentlyViewed,
  recommended: Recommended,
  trackView: TrackProductView,
};
