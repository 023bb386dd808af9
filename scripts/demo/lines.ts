/** The import format: one JSON object per line; references are slugs or keys. Prices are whole krónur with VAT. */
export type BrandLine = {
  type: 'brand';
  slug: string;
  name: string;
  website: string;
  description: string;
  theme: string;
  logo: string;
  cover: string;
  mobileCover: string;
};

export type CategoryLine = {
  type: 'category';
  id?: number;
  slug: string;
  parent?: string;
  name: string;
  description: string;
  linkColor?: string;
  icon?: string;
  image?: string;
  position: number;
};

export type ImageLine = { assetPath: string; alt: string; width: number; height: number };

export type ProductLine = {
  type: 'product';
  sku: string;
  ean: string;
  oldNumbers: string[];
  name: string;
  slug: string | null;
  description: string;
  brand: string;
  categories: string[];
  price: number;
  tiers: { from: number; price: number }[];
  taxPercentage: 24 | 11;
  discount: number;
  salesCode: string;
  stock: number;
  unitOfMeasure: number;
  packageSize: string;
  deliveryTime: string;
  isNew: boolean;
  isSpecialOrder: boolean;
  withdrawalExemption: 'MadeToOrder' | 'Perishable' | 'SealedHygiene' | null;
  isTrending: boolean;
  visibleByGuest: boolean;
  priceVisibleByGuest: boolean;
  takenOut: boolean;
  group: string;
  groupName: string;
  attributes: { name: string; value: string }[];
  images: ImageLine[];
  files: { name: string; url: string; size: number }[];
  videos: { title: string; url: string }[];
  popularity: number;
};
