import NotFound from '../../not-found.tsx';
import { CustomerOnlyProduct } from './customer-only-product.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** The same 404 for everybody; a customer's browser then asks whether the product is there for customers. */
export default function ProductNotFound() {
  return (
    <CustomerOnlyProduct>
      <NotFound />
    </CustomerOnlyProduct>
  );
}
