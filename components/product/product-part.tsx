'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import type { parts } from './product-parts.ts';

const loadParts = () => import('./product-parts.ts');

interface Props {
  show: keyof typeof parts;
  product: {
    id: string;
    sku: string;
    name: string;
    soldOut?: boolean;
    unitOfMeasure?: number;
    hasTiers?: boolean;
    brand?: string | undefined;
    category?: string | undefined;
    /** Krónur with VAT, what guests pay. */
    price?: number | undefined;
  };
}

/** Parts of a product's page that load after hydration. */
export function ProductPart({ show, product }: Props) {
  const Part = useOnDemand(loadParts, true).part?.parts[show];
  return Part && <Part {...product} />;
}
