import { CustomerOnlyProduct } from './customer-only-product.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** The same 404 for everyone; a customer's browser then checks whether customers see the product. */
export default CustomerOnlyProduct;
