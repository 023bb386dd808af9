import styled from 'styled-components';
import NotFound from '../../not-found.tsx';
import { CustomersProduct } from './customers-product.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** The same 404 for everybody; a customer's browser then asks whether the product is there for customers. */
export default function ProductNotFound() {
  return (
    <Place>
      <CustomersProduct>
        <NotFound />
      </CustomersProduct>
    </Place>
  );
}

/* A customer does not read 'not found' before it has been asked for. */
const Place = styled.div`
  html[data-signed-in='true'] & [data-not-found='perhaps'] {
    visibility: hidden;
  }
`;
