import { CustomerOnlyProduct } from './_parts/frame/customer-only-product.tsx';
import { NotFoundMessage } from './_parts/frame/not-found-message.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** The same 404 for everyone; at a product's address the browser then checks whether customers see the product. */
export default function NotFound() {
  return (
    <CustomerOnlyProduct>
      <NotFoundMessage
        title="Síðan fannst ekki"
        text="Þetta fannst ekki eða er ekki lengur í boði. Leitið að vörunni eða veljið vöruflokk."
      />
    </CustomerOnlyProduct>
  );
}
