// Generated from graphql/ by scripts/generate.ts. Do not edit.
import type { Ability } from '../../lib/rules/people/abilities.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 date, e.g. 2026-11-20. */
  Date: { input: string; output: string; }
  /** ISO 8601 instant in UTC, e.g. 2026-11-20T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** What somebody may do for a customer, e.g. order or see-invoices: one of the names in lib/rules/people/abilities.ts. More may come. */
  Ability: { input: Ability; output: Ability; }
};

export type SetCustomerAs =
  | 'Customer'
  | 'BillTo';

export type AgentCustomerSort = {
  column: AgentCustomerColumn;
  sortDirection: SortDirection;
};

export type AgentCustomerColumn =
  | 'name'
  | 'ssn';

export type AgentCustomers = {
  hasMore: Scalars['Boolean']['output'];
  customers: Array<AgentCustomer>;
};

export type AgentCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  email: Scalars['String']['output'];
  isCompany: Scalars['Boolean']['output'];
  /** Whether the customer may buy on account. */
  isCreditable: Scalars['Boolean']['output'];
  isActive: Scalars['Boolean']['output'];
  isConfirmed: Scalars['Boolean']['output'];
};

export type AvailableCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  ssn: Scalars['String']['output'];
  isCompany: Scalars['Boolean']['output'];
  /** Who signed in, as themselves. */
  isOwn: Scalars['Boolean']['output'];
  /** Who is acted for now. */
  isCurrent: Scalars['Boolean']['output'];
};

export type BillToCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  ssn: Scalars['String']['output'];
};

export type OpenCart = {
  /** Krónur with VAT, at that customer's prices. */
  totalPrice: Scalars['Int']['output'];
  /** Number of lines. */
  totalItems: Scalars['Int']['output'];
  /** The first five. */
  items: Array<OpenCartLine>;
};

export type OpenCartLine = {
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
};

export type ActionsInPlace = {
  actions: Array<ActionInPlace>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

export type ActionInPlace = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** Who did it. */
  actorName: Scalars['String']['output'];
  /** Whether that is one of the shop's sales agents. */
  isAgent: Scalars['Boolean']['output'];
  /** A mutation's name, or a name of its own for what is recorded with its cause, e.g. order. */
  operation: Scalars['String']['output'];
  /** The order that it was about. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** The quote that it was about, while there is one. */
  quoteId: Maybe<Scalars['ID']['output']>;
};

export type LateCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  lastOrderDate: Scalars['Date']['output'];
  /** The median of the days between two orders. */
  usualDays: Scalars['Int']['output'];
  daysSince: Scalars['Int']['output'];
  /** What an order usually comes to, krónur with VAT. */
  usualTotal: Scalars['Int']['output'];
};

export type DueCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  /** Number of products. */
  dueCount: Scalars['Int']['output'];
  firstDueOn: Scalars['Date']['output'];
  /** Names of the first three. */
  productNames: Array<Scalars['String']['output']>;
};

export type LastOrders = {
  customerId: Scalars['ID']['output'];
  /** The last three, newest first; orders of one day on one invoice each. */
  orders: Array<LastOrder>;
};

export type LastOrder = {
  number: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  /** Krónur with VAT. */
  total: Scalars['Int']['output'];
};

export type ProductAlertKind =
  /** It can be bought again. */
  | 'Stock'
  /** It costs less than when the alert was set. */
  | 'Price'
  /** A campaign lowers its price. */
  | 'Campaign';

export type ProductAlerts = {
  alerts: Array<ProductAlert>;
  product: Maybe<Product>;
};

export type ProductAlert = {
  id: Scalars['ID']['output'];
  kind: ProductAlertKind;
  createdAt: Scalars['DateTime']['output'];
  product: Product;
};

export type ApprovalSettings = {
  rules: Array<ApprovalRule>;
  budgets: Array<Budget>;
  /** Who is of the company and may be named. */
  people: Array<CompanyPerson>;
  /** Units that a rule may be about. */
  units: Array<UnitName>;
};

export type CompanyPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A condition that is null matches every order. Category and brand have to be those of one line. */
export type ApprovalRule = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Krónur with VAT and delivery, at or above. */
  minTotal: Maybe<Scalars['Int']['output']>;
  categoryId: Maybe<Scalars['ID']['output']>;
  brandId: Maybe<Scalars['ID']['output']>;
  costCentre: Maybe<Scalars['String']['output']>;
  buyerId: Maybe<Scalars['ID']['output']>;
  unitId: Maybe<Scalars['ID']['output']>;
  /** Passed in this order. */
  steps: Array<ApprovalRuleStep>;
};

/** Any one of them passes it, but never the buyer. */
export type ApprovalRuleStep = {
  approverIds: Array<Scalars['ID']['output']>;
  /** Also the approvers of the unit that the order is for. */
  byUnit: Scalars['Boolean']['output'];
};

export type ApprovalRuleInput = {
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  minTotal?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  costCentre?: InputMaybe<Scalars['String']['input']>;
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  unitId?: InputMaybe<Scalars['ID']['input']>;
  steps: Array<ApprovalRuleStepInput>;
};

export type ApprovalRuleStepInput = {
  approverIds: Array<Scalars['ID']['input']>;
  byUnit?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BudgetPeriod =
  | 'Month'
  | 'Quarter'
  | 'Year';

/** What becomes of an order above a budget: it is refused, or needs approval. */
export type BudgetMode =
  | 'Stop'
  | 'Approve';

export type Budget = {
  id: Scalars['ID']['output'];
  /** Of a person or of a cost centre. */
  personId: Maybe<Scalars['ID']['output']>;
  personName: Maybe<Scalars['String']['output']>;
  costCentre: Maybe<Scalars['String']['output']>;
  period: BudgetPeriod;
  mode: BudgetMode;
  /** Krónur with VAT and delivery. */
  amount: Scalars['Int']['output'];
  /** In the period that runs now. */
  spent: Scalars['Int']['output'];
  left: Scalars['Int']['output'];
};

export type BudgetInput = {
  personId?: InputMaybe<Scalars['ID']['input']>;
  costCentre?: InputMaybe<Scalars['String']['input']>;
  period: BudgetPeriod;
  mode: BudgetMode;
  amount: Scalars['Int']['input'];
};

export type CompanyAbsences = {
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  /** Whether the visitor passes steps of it. */
  isApprover: Scalars['Boolean']['output'];
  own: Maybe<ApprovalAbsence>;
  /** Whom the visitor stands in for, now or later. */
  standsInFor: Array<ApprovalAbsence>;
  /** Who may stand in for the visitor. */
  colleagues: Array<CompanyPerson>;
};

/** Both days count. */
export type ApprovalAbsence = {
  approver: Scalars['String']['output'];
  standInId: Scalars['ID']['output'];
  standIn: Scalars['String']['output'];
  fromOn: Scalars['Date']['output'];
  toOn: Scalars['Date']['output'];
};

export type ApprovalAbsenceInput = {
  companyId: Scalars['ID']['input'];
  standInId: Scalars['ID']['input'];
  fromOn: Scalars['Date']['input'];
  toOn: Scalars['Date']['input'];
};

export type OrderRequestStatus =
  | 'Waiting'
  | 'Approved'
  | 'Declined'
  | 'Withdrawn';

export type OrderRequests = {
  requests: Array<OrderRequest>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  /** How many wait for the asker's answer. */
  toDecide: Scalars['Int']['output'];
};

export type OrderRequest = {
  id: Scalars['ID']['output'];
  status: OrderRequestStatus;
  createdAt: Scalars['DateTime']['output'];
  companyName: Scalars['String']['output'];
  /** Who asks. */
  employeeName: Scalars['String']['output'];
  /** The limit of then, krónur with VAT; null where the order was not above it. */
  orderLimit: Maybe<Scalars['Int']['output']>;
  /** Krónur with VAT and delivery, as the yes will be said to. */
  total: Scalars['Int']['output'];
  totalWithoutTax: Scalars['Int']['output'];
  /** What it was when it was asked for. */
  askedTotal: Scalars['Int']['output'];
  /** When price or stock were last found to have changed. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** When an approver last changed quantities, and who. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  editedBy: Maybe<Scalars['String']['output']>;
  deliveryMethod: Scalars['String']['output'];
  deliveryAmount: Scalars['Int']['output'];
  receiver: Scalars['String']['output'];
  /** The unit that it is for. */
  unit: Maybe<Scalars['String']['output']>;
  /** The buyer's reference and cost centre. */
  reference: Maybe<Scalars['String']['output']>;
  costCentre: Maybe<Scalars['String']['output']>;
  items: Array<OrderRequestItem>;
  /** What has to be passed, in this order. */
  steps: Array<OrderRequestStep>;
  /** Whether the asker may say yes or no. */
  mayDecide: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedBy: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  orderId: Maybe<Scalars['ID']['output']>;
};

export type OrderRequestItem = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** 0 for what cannot be had any more. */
  quantity: Scalars['Int']['output'];
  /** The line with VAT. */
  price: Scalars['Int']['output'];
  askedQuantity: Scalars['Int']['output'];
  askedPrice: Scalars['Int']['output'];
  /** What an approver wants instead; null where they left it. */
  wantedQuantity: Maybe<Scalars['Int']['output']>;
};

/** Why a step is needed: the buyer's limit, a budget, or a rule of the company. */
export type OrderRequestStepKind =
  | 'Limit'
  | 'Budget'
  | 'Rule';

export type OrderRequestStep = {
  position: Scalars['Int']['output'];
  kind: OrderRequestStepKind;
  label: Scalars['String']['output'];
  /** Whether it is waited for. */
  isCurrent: Scalars['Boolean']['output'];
  /** Names of who may pass it. */
  approvers: Array<Scalars['String']['output']>;
  passedAt: Maybe<Scalars['DateTime']['output']>;
  passedBy: Maybe<Scalars['String']['output']>;
  /** In whose absence it was passed. */
  insteadOf: Maybe<Scalars['String']['output']>;
};

export type OrderRequestLineInput = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type Campaign = {
  /** What each of its products costs less than its list price, in the cart as well. */
  discountPercentage: Scalars['Float']['output'];
  /** Sales code of its products. */
  salesCode: Scalars['String']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** The instant at which it is over; null where none is set. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
};

export type CampaignProducts = {
  campaign: Campaign;
  page: ProductPage;
};

/** Amounts in whole krónur. */
export type Cart = {
  key: Scalars['ID']['output'];
  /** Number of lines. */
  totalItems: Scalars['Int']['output'];
  /** To pay, with VAT, without delivery. */
  totalPrice: Scalars['Int']['output'];
  /** Included in totalPrice: what the lines cost less than their list price. */
  discount: Scalars['Int']['output'];
  totalPriceWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  billToCustomer: Maybe<CartCustomer>;
  customer: Maybe<CartCustomer>;
  promoCode: Maybe<CartPromoCode>;
  /** Null while the cart's code counts, and without one. */
  lapsedPromoCode: Maybe<LapsedPromoCode>;
  currency: Currency;
  items: Array<CartItem>;
};

export type CartCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  ssn: Scalars['String']['output'];
};

/** A code that was applied and does not count any more. */
export type LapsedPromoCode = {
  id: Scalars['ID']['output'];
  promoCode: Scalars['String']['output'];
  /** Icelandic: why. */
  reason: Scalars['String']['output'];
};

export type CartPromoCode = {
  id: Scalars['ID']['output'];
  promoCode: Scalars['String']['output'];
  discount: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
};

export type Currency = {
  displayName: Scalars['String']['output'];
  code: Scalars['String']['output'];
};

export type CartItem = {
  id: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** The line with VAT. */
  price: Scalars['Int']['output'];
  /** One unit with VAT, discount taken off. */
  unitPrice: Scalars['Int']['output'];
  /** What one unit cost when the visitor last changed the line, where that is another price now; a promo code does not count. */
  previousUnitPrice: Maybe<Scalars['Int']['output']>;
  /** What one unit costs by quantity, the first step from 1, each later one cheaper; unitPrice is that of the line's quantity. */
  priceSteps: Array<PriceStep>;
  /** The next step of priceSteps; null where there is none, or the stock does not reach it. */
  nextTier: Maybe<NextPriceTier>;
  /** The line without VAT. */
  priceWithoutTax: Scalars['Int']['output'];
  /** Krónur off the whole line. */
  discount: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
  /** Percent. */
  vat: Scalars['Float']['output'];
  /** Who put the product into the cart; null in a guest's. */
  addedBy: Maybe<CartLineAuthor>;
  product: CartProduct;
};

export type PriceStep = {
  /** Units; the price counts from this many on. */
  fromQuantity: Scalars['Int']['output'];
  /** One unit with VAT. */
  unitPrice: Scalars['Int']['output'];
};

export type NextPriceTier = {
  fromQuantity: Scalars['Int']['output'];
  /** Units to add, in whole sales units. */
  missing: Scalars['Int']['output'];
  /** One unit with VAT, once they are added. */
  unitPrice: Scalars['Int']['output'];
};

/** Everybody has their own cart with each customer; what somebody else handed over still says who put it together. */
export type CartLineAuthor = {
  name: Scalars['String']['output'];
  /** Whether it is the person who is signed in. */
  isVisitor: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

export type CartProduct = {
  id: Scalars['ID']['output'];
  slug: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  stock: Scalars['Int']['output'];
  unitOfMeasure: Scalars['Int']['output'];
  isSpecialOrder: Scalars['Boolean']['output'];
  /** As Product's. */
  withdrawalExemption: Maybe<WithdrawalExemption>;
  brand: Maybe<CartBrand>;
  image: Maybe<Image>;
};

export type CartBrand = {
  name: Scalars['String']['output'];
};

export type ProductAddress = {
  /** Slug, or the id of a product without one. */
  address: Scalars['String']['output'];
  /** Taken out of the range for good. */
  isGone: Scalars['Boolean']['output'];
};

export type ProductPageInput = {
  /** Free text: name, SKU, brand. Used where the hosted search does not answer. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only what the customer acted for has bought before: nothing for a guest. In a search such products come first anyway. */
  boughtBefore?: InputMaybe<Scalars['Boolean']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Includes the descendants of the category. */
  categorySlug?: InputMaybe<Scalars['String']['input']>;
  brandSlug?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a category that has to fit besides; the categories' facet counts as if it were not given. */
  narrowTo?: InputMaybe<Scalars['String']['input']>;
  /** Names; one of them has to fit. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  isSpecialOrder?: InputMaybe<Scalars['Boolean']['input']>;
  isTrending?: InputMaybe<Scalars['Boolean']['input']>;
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Krónur with VAT. Products whose price the visitor may not see never match a price bound. */
  priceFrom?: InputMaybe<Scalars['Int']['input']>;
  priceTo?: InputMaybe<Scalars['Int']['input']>;
  /** Products whose price the visitor may not see never match. */
  unitPrice?: InputMaybe<UnitPriceFilter>;
  /** Values of one name are alternatives; different names all have to fit. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  sort?: InputMaybe<ProductSort>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** What one kilogram, litre or piece costs. */
export type UnitPriceFilter = {
  /** The measure, as UnitPrice has it; another is refused. */
  per: Scalars['String']['input'];
  /** Krónur with VAT. */
  from?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

export type AttributeFilter = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type ProductSort =
  | 'Relevance'
  | 'Popular'
  | 'Newest'
  | 'PriceAscending'
  | 'PriceDescending'
  /** By UnitPrice, measure by measure; what has none comes last. */
  | 'UnitPriceAscending'
  | 'NameAscending'
  | 'NameDescending';

export type ProductPage = {
  products: Array<Product>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  /** Words of the search that were left out because nothing fits with them, as they were typed. */
  droppedWords: Array<Scalars['String']['output']>;
  /** Words of the search under which nothing is sold, as they were typed: the products are next to them. */
  unknownWords: Array<Scalars['String']['output']>;
  /** The search of a guest is the number or barcode of a product that only customers see; nothing else is listed. */
  isForCustomersOnly: Scalars['Boolean']['output'];
  facets: ProductFacets;
};

/**
 * By what a page of products can be narrowed. Each group counts what would fit if nothing of the group itself were
 * chosen. Values that nothing fits are left out; of each name the 100 with the most products, those first. Of more than
 * 10.000 products the first 10.000 of `Popular` are counted.
 */
export type ProductFacets = {
  brands: Array<FacetValue>;
  /** Those directly below the page's own category (without one: top-level), each on the way to narrowTo followed by those below it. */
  categories: Array<CategoryCount>;
  /** Names in alphabetical order. */
  attributes: Array<AttributeFacet>;
  inStock: Scalars['Int']['output'];
  isNew: Scalars['Int']['output'];
  isSpecialOrder: Scalars['Int']['output'];
  /** Guests: only of products whose price they may see. */
  discounted: Scalars['Int']['output'];
  /** Null where the visitor sees no price. */
  price: Maybe<PriceBounds>;
  /** One for each measure that some product is sold by. */
  unitPrices: Array<UnitPriceBounds>;
};

export type FacetValue = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type AttributeFacet = {
  name: Scalars['String']['output'];
  values: Array<FacetValue>;
};

export type CategoryCount = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** 1 for a top-level category. */
  level: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

/** Krónur with VAT, rounded outwards. */
export type UnitPriceBounds = {
  per: Scalars['String']['output'];
  /** Products. */
  count: Scalars['Int']['output'];
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

/** Krónur with VAT. */
export type PriceBounds = {
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type Product = {
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  ean: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Null where the product has none; its address then uses the id. */
  slug: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  /** Units that can be sold now. */
  stock: Scalars['Int']['output'];
  /** The product is sold in multiples of this. */
  unitOfMeasure: Scalars['Int']['output'];
  /** What one unit holds, e.g. 12 rúllur. */
  packageSize: Maybe<Scalars['String']['output']>;
  /** The visitor's own price of one unit; null where the visitor may not see it. */
  price: Maybe<ProductPrice>;
  /** Of `price`; null where that is, and where nobody says how much the package holds. */
  unitPrice: Maybe<UnitPrice>;
  /** Price of one unit before discounts; null as above. */
  listPrice: Maybe<ProductPrice>;
  /** Percent off the list price that `price` includes; 0 when none. */
  discount: Scalars['Float']['output'];
  /** What several units cost this visitor, each, by rising quantity and falling price, all below `price`; empty where no tier lowers it, or the price may not be seen. */
  priceTiers: Array<ProductPriceTier>;
  attributes: Array<ProductAttribute>;
  images: Array<Image>;
  files: Array<ProductFile>;
  videos: Array<ProductVideo>;
  brand: Maybe<Brand>;
  /** From the top level down; the first path is the main one. */
  categories: Array<ProductCategory>;
  deliveryTime: Maybe<Scalars['String']['output']>;
  /** Why consumers may not withdraw from a purchase of it, or only with the seal unbroken (law 16/2016); null: they may. */
  withdrawalExemption: Maybe<WithdrawalExemption>;
  isNew: Scalars['Boolean']['output'];
  isSpecialOrder: Scalars['Boolean']['output'];
  isTrending: Scalars['Boolean']['output'];
  visibleByGuest: Scalars['Boolean']['output'];
  priceVisibleByGuest: Scalars['Boolean']['output'];
  productGroupId: Maybe<Scalars['ID']['output']>;
  /** Whether it is among the favourites of the customer acted for; false for a guest. */
  isFavorite: Scalars['Boolean']['output'];
  /** What the customer acted for calls it; null for a guest, and where the customer has no number for it. */
  ownNumber: Maybe<OwnNumber>;
  /** The last purchase by the customer acted for; null for a guest and where there was none. */
  lastBought: Maybe<Purchase>;
  updatedAt: Scalars['DateTime']['output'];
};

/** Whole krónur. price + taxPrice = priceWithTax. */
export type ProductWalk = {
  products: Array<Product>;
  /** The highest id of the range, hidden products included; null when there is none. */
  lastId: Maybe<Scalars['ID']['output']>;
};

export type ProductPrice = {
  /** Without VAT. */
  price: Scalars['Int']['output'];
  taxPrice: Scalars['Int']['output'];
  priceWithTax: Scalars['Int']['output'];
  /** Percent, 24 or 11. */
  taxPercentage: Scalars['Float']['output'];
};

/** What one kilogram, litre or piece costs, to compare packages by; in hundredths of a króna. */
export type UnitPrice = {
  /** kg, l, m, m², m³, stk., rúllu, par, blað, töflu or poka. */
  per: Scalars['String']['output'];
  /** How many of them the package holds. */
  content: Scalars['Float']['output'];
  /** Without VAT. */
  price: Scalars['Int']['output'];
  priceWithTax: Scalars['Int']['output'];
};

export type ProductPriceTier = {
  /** Units; the price counts from this many on. */
  fromQuantity: Scalars['Int']['output'];
  /** One unit. */
  price: ProductPrice;
};

export type ProductAttribute = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductFile = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Bytes. */
  size: Maybe<Scalars['Int']['output']>;
};

export type ProductVideo = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ProductGroup = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  products: Array<Product>;
};

export type ProductCategory = {
  id: Scalars['ID']['output'];
  /** Id of the one above it; null at the top level. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** From the top level down to the category itself. */
  path: Array<ProductCategory>;
  name: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  /** Colour token name or #rrggbb. */
  linkColor: Maybe<Scalars['String']['output']>;
  /** SVG markup from an allow-list of elements and attributes. */
  icon: Maybe<Scalars['String']['output']>;
  image: Maybe<Image>;
  /** Products in it and below it that a guest may see. */
  productCount: Scalars['Int']['output'];
  /** Nested up to three levels. */
  children: Array<ProductCategory>;
};

export type Brand = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  website: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Theme colour, #rrggbb. */
  theme: Maybe<Scalars['String']['output']>;
  logo: Maybe<Image>;
  cover: Maybe<Image>;
  mobileCover: Maybe<Image>;
  productCount: Scalars['Int']['output'];
};

/** Goods that the law exempts from the right of withdrawal (law 16/2016, art. 18). */
export type WithdrawalExemption =
  /** Made to the customer's own wishes. */
  | 'MadeToOrder'
  /** Liable to deteriorate or expire rapidly. */
  | 'Perishable'
  /** Sealed, and not fit to be returned for health or hygiene once the seal is broken. */
  | 'SealedHygiene';

export type CheckoutStep =
  | 'Receiver'
  | 'Delivery'
  | 'Payment'
  | 'Complete'
  | 'CheckoutError';

export type CheckoutStatus =
  | 'Open'
  | 'Processing'
  /** Above the buyer's limit: a request waits for a manager's yes. */
  | 'AwaitingApproval'
  | 'Completed'
  | 'Failed';

export type Checkout = {
  cart: Cart;
  status: CheckoutStatus;
  /** The first step that is not finished. */
  state: CheckoutStep;
  receiver: Maybe<CheckoutReceiver>;
  deliveryMethod: Maybe<DeliveryMethod>;
  /** The chosen one of the delivery method's pickupPoints. */
  pickupPoint: Maybe<PickupPoint>;
  address: Maybe<Address>;
  checkoutOptions: Array<CheckoutOption>;
  paymentOptions: Array<PaymentOption>;
  /** Minted by the server for this attempt; goes back in expressCheckout. */
  idempotencyKey: Scalars['ID']['output'];
  /** Krónur for delivery, with VAT. */
  deliveryAmount: Scalars['Int']['output'];
  /** Krónur to pay, with VAT and delivery; goes back as expectedTotal. */
  total: Scalars['Int']['output'];
  totalWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  /** The buyer's limit in krónur, where this order is above it and would wait for a manager's yes; null otherwise. */
  exceededLimit: Maybe<Scalars['Int']['output']>;
  /** Units that the visitor may order for; none for a customer without units. */
  units: Array<UnitToOrderFor>;
  /** The one that is chosen, or the visitor's usual one; null is for none. */
  unitId: Maybe<Scalars['ID']['output']>;
  /** Whether the visitor orders for one of them only. */
  requiresUnit: Scalars['Boolean']['output'];
  /** Names of the steps of approval that the order needs; none where it is placed at once. */
  approvalSteps: Array<Scalars['String']['output']>;
};

export type CheckoutReceiver = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  ssn: Maybe<Scalars['String']['output']>;
  companySsn: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
  allowMarketing: Scalars['Boolean']['output'];
};

export type DeliveryMethod = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Krónur with VAT for this cart; 0 is free. */
  amount: Scalars['Int']['output'];
  requiresAddress: Scalars['Boolean']['output'];
  /** Krónur with VAT of goods from which it is free; null: never. */
  freeFrom: Maybe<Scalars['Int']['output']>;
  /** When this cart would be there if it were ordered now, in words; null when the store has no hours. */
  promise: Maybe<Scalars['String']['output']>;
  /** Places of which one has to be chosen; empty where there is nothing to choose. */
  pickupPoints: Array<PickupPoint>;
};

export type PickupPoint = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Street and place. */
  address: Scalars['String']['output'];
  /** When it can be fetched there, in words. */
  hours: Maybe<Scalars['String']['output']>;
};

export type CheckoutOption = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  defaultValue: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  value: Maybe<Scalars['String']['output']>;
  placeholder: Maybe<Scalars['String']['output']>;
  /** What the debtor wants the answer to look like: `#` is a digit, `A` a letter, `*` one character or more. Null: any text. */
  format: Maybe<Scalars['String']['output']>;
  /** Shown where it looks otherwise. */
  message: Maybe<Scalars['String']['output']>;
  /** What the answer may be; none: any text. */
  choices: Array<Scalars['String']['output']>;
};

export type PaymentOption = {
  type: PaymentMethodType;
  name: Scalars['String']['output'];
  /** False with the reason why, e.g. that the credit does not reach. */
  available: Scalars['Boolean']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** Krónur left on account before this order; null for cards. */
  headroom: Maybe<Scalars['Int']['output']>;
  /** The acquirer's page with the fields of a card, for an iframe; null on account. */
  fieldsUrl: Maybe<Scalars['String']['output']>;
};

export type CheckoutOptionsInput = {
  /** One of `units`; an empty text is for none. BAD_REQUEST for another. */
  unitId?: InputMaybe<Scalars['ID']['input']>;
  receiver?: InputMaybe<CheckoutReceiverInput>;
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** One of the method's own pickupPoints. */
  pickupPointId?: InputMaybe<Scalars['ID']['input']>;
  /** A saved address; `address` is a new one. One of them where the method requires an address. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  address?: InputMaybe<AddressInput>;
  /** Keeps the new address among the customer's own. */
  saveAddress?: InputMaybe<Scalars['Boolean']['input']>;
  checkoutOptions?: InputMaybe<Array<CheckoutOptionValueInput>>;
};

export type CheckoutReceiverInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  ssn?: InputMaybe<Scalars['String']['input']>;
  companySsn?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  allowMarketing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddressInput = {
  addressLine1: Scalars['String']['input'];
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  postalCode: Scalars['String']['input'];
};

export type CheckoutOptionValueInput = {
  id: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type ExpressCheckoutInput = {
  idempotencyKey: Scalars['ID']['input'];
  /** Krónur, as shown on the button. */
  expectedTotal: Scalars['Int']['input'];
  paymentType: PaymentMethodType;
  /** A saved card of this customer; or `cardToken` for a new one. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: InputMaybe<Scalars['String']['input']>;
  /** Keeps the new card for later orders. */
  saveCard?: InputMaybe<Scalars['Boolean']['input']>;
  acceptTerms: Scalars['Boolean']['input'];
};

export type ExpressCheckoutResult = {
  /** The order's id; null until there is one. */
  id: Maybe<Scalars['ID']['output']>;
  invoiceId: Maybe<Scalars['ID']['output']>;
  message: Maybe<Scalars['String']['output']>;
  status: CheckoutStatus;
  /** Where the bank wants to see the card holder; null on account. */
  threeDSecure: Maybe<ThreeDSecure>;
  /** The request that waits for a yes; only with AwaitingApproval. */
  requestId: Maybe<Scalars['ID']['output']>;
};

export type ThreeDSecure = {
  url: Scalars['String']['output'];
  method: Scalars['String']['output'];
};

export type Query = {
  /** For agents: whom they may find, a page of at most 50, from page 1. Names and national ids by their beginnings or parts, accents or not. PERMISSION_DENIED for anybody else. */
  agentCustomers: AgentCustomers;
  /** For agents: whom they acted for last, the latest first, at most 5, without those that they may not act for any more. */
  recentCustomers: Array<AgentCustomer>;
  /** Whom who signed in may act for without being an agent: themselves first, then their companies by name. UNAUTHENTICATED for a guest. */
  availableCustomers: Array<AvailableCustomer>;
  /** Whom orders of the customer acted for may be charged to. UNAUTHENTICATED for a guest. */
  availableBillToCustomers: Array<BillToCustomer>;
  /** What is in the cart that the visitor has with a customer whom this session may act for; NOT_FOUND for anybody else. */
  openCart: OpenCart;
  /** What others did in the customer's place, newest first, 20 a page. PERMISSION_DENIED without the right to see it. */
  actionsInPlace: ActionsInPlace;
  /**
   * For agents: customers who order at intervals and have by now gone half as long again without an order, those first who spend most in a
   * day; at most 20. Counted over a year of invoices; who has fewer than four order days in it has no habit. PERMISSION_DENIED for others.
   */
  lateCustomers: Array<LateCustomer>;
  /**
   * For agents: customers who by how often they buy need something by now, those with the most products first; at most 20. PERMISSION_DENIED for
   * others.
   */
  dueCustomers: Array<DueCustomer>;
  /**
   * For agents: what these customers bought last, in the order asked, without those that the agent may not act for. BAD_REQUEST for more than 50.
   * PERMISSION_DENIED for others.
   */
  lastOrdersOf: Array<LastOrders>;
  /**
   * What the visitor has asked to be told of, newest first, at most 100, and the product that a new alert would be about: null where there is
   * none for this visitor. UNAUTHENTICATED for a guest.
   */
  productAlerts: ProductAlerts;
  /** What the company acted for wants approved, and its budgets. */
  approvalSettings: ApprovalSettings;
  /** Budgets that the visitor's orders may count against, their own and those of the cost centres, with what is left of them. */
  ownBudgets: Array<Budget>;
  /** Who is away and who decides then, for each company in which the visitor passes steps or stands in for who does. */
  approvalAbsences: Array<CompanyAbsences>;
  /** Orders that somebody has to approve: one's own, and those that one may decide about. What waits for oneself first, then newest, 20 a page. */
  orderRequests: OrderRequests;
  /** How many orders wait for the asker's answer; 0 for who decides about none. */
  requestsToDecide: Scalars['Int']['output'];
  /**
   * Campaigns that lower prices of the customer acted for now, the highest first: of one sales code only the best, and none that the
   * customer's own terms are as good as. UNAUTHENTICATED for a guest.
   */
  campaigns: Array<Campaign>;
  /** The products that cost this customer less by a campaign, the most popular first, 24 a page. NOT_FOUND for what is none of `campaigns`. */
  campaignProducts: CampaignProducts;
  /** Address of the acquirer's fields, in which a new card is typed; null where the shop takes no cards. UNAUTHENTICATED for a guest, PERMISSION_DENIED for a role that keeps no cards. */
  cardFieldsUrl: Maybe<Scalars['String']['output']>;
  /** The visitor's own cart with the customer that they act for; an empty one is made on the first write, not by reading. */
  cart: Cart;
  /** Top-level categories with up to two levels of children. */
  categories: Array<ProductCategory>;
  brands: Array<Brand>;
  /** A page of products. Guests get only what visibleByGuest allows. */
  productPage: ProductPage;
  /** The family a product belongs to (sizes, strengths, pack sizes). */
  productGroup: Maybe<ProductGroup>;
  /** All that guests see, by id, for what goes through the whole range (sitemap, product feed). `first` is at most 500. */
  productWalk: ProductWalk;
  /** One product by slug or id; null when it is missing, taken out or hidden from this visitor. */
  product: Maybe<Product>;
  /** Where a product is found now, by slug, by a slug that it once had, or by id; null when it is missing or hidden from this visitor. */
  productAddress: Maybe<ProductAddress>;
  /** A category by its present slug; null when there is none. */
  category: Maybe<ProductCategory>;
  /** The present slug of a category, by that or by one that it once had; null when there is none. */
  categoryAddress: Maybe<Scalars['String']['output']>;
  /** UNAUTHENTICATED for a guest. */
  checkout: Checkout;
  deliveryOptions: Array<DeliveryMethod>;
  /** The outcome of an attempt of this customer: the answer of expressCheckout, or Processing while the money is being settled. */
  paymentStatus: ExpressCheckoutResult;
  /** What this visitor's own expressCheckout of the last ten minutes answered, where they have not looked at the order or the request yet; null otherwise. */
  lastAnswer: Maybe<ExpressCheckoutResult>;
  /** Keys of the customer acted for that still open something, the newest first. For who may manage them. */
  companyKeys: Array<CompanyKey>;
  /** Roles that a company made for its people, and the six that every company has. Errors as viewEmployees. */
  companyRoles: CompanyRoles;
  /** Navigation items from the content system, in order. */
  cmsNavigation: Array<NavigationItem>;
  /** Entries for `days` days (1-31) from `from` (default: today in Reykjavík), holidays included as closed. */
  openingHours: Array<OpeningHours>;
  /** NOT_FOUND is answered as null. */
  cmsPage: Maybe<CmsPage>;
  /** Every CMS page there is, by slug. */
  cmsPages: Array<CmsPageName>;
  /** Sales staff. */
  employees: Array<Employee>;
  /**
   * For agents: what they need to know when they call a customer. UNAUTHENTICATED and PERMISSION_DENIED for everybody else, the customer too;
   * NOT_FOUND for whom agents may not act for.
   */
  customerProfile: CustomerProfile;
  /** For agents: the calls that they set for themselves and that are due today or were before, the longest due first; at most 20. PERMISSION_DENIED for others. */
  dueCalls: Array<DueCall>;
  /** Who this session acts for; null for a guest. */
  authenticatedCustomer: Maybe<Customer>;
  /**
   * When each of these goods would be there, ordered now: by the way of delivery of this visitor's checkout, else of the last order for the
   * customer acted for, else to the customer's door, for a guest the shop's first. By the rule of DeliveryMethod.promise. Null where the shop
   * has no way of delivery or no opening hours. At most 100 goods.
   */
  deliveryDates: Maybe<DeliveryDates>;
  /** People of a company, 50 a page in Icelandic order, and who is invited. NOT_FOUND for a company that is not this person's, PERMISSION_DENIED without manage-employees. */
  viewEmployees: CompanyEmployees;
  /** People of a company whose name, address or national id holds the words, at most 20. Never looks beyond the company. Errors as viewEmployees. */
  findEmployee: Array<CompanyEmployee>;
  /** What the link of an invitation is about; null for one that is used, withdrawn, expired or none. */
  invitation: Maybe<Invitation>;
  /** Favourites of the customer acted for, newest first, 24 a page, without those that are gone. UNAUTHENTICATED for a guest. */
  favoriteProducts: ProductPage;
  /** What the customer owes, those due first, at most 200. PERMISSION_DENIED where the role may not pay. */
  invoicesToPay: InvoicesToPay;
  /** What payInvoices answers, or Processing while the money is being settled. NOT_FOUND for any other key. */
  invoicePaymentStatus: InvoicePaymentResult;
  /** The receipt of a payment; null when this customer has none by that id. */
  invoicePayment: Maybe<InvoicePayment>;
  /** Newest first, 20 a page, from page 1. UNAUTHENTICATED for a guest. */
  customerInvoices: CustomerInvoices;
  /** Null when this customer has none by that id. */
  viewInvoice: Maybe<InvoiceDetail>;
  /** Movements on the customer's account; days inclusive, at most ten years. The first 500 movements, all of them in the files. */
  accountStatement: AccountStatement;
  /**
   * The named lists that the visitor sees for the customer acted for: own ones and what colleagues share, by name. With a product they tell
   * how many units of it they hold. UNAUTHENTICATED for a guest.
   */
  productLists: Array<ProductList>;
  /** A list or a kept cart with its lines, the newest last. NOT_FOUND for what is not there for this visitor. */
  productList: ProductListDetail;
  /** Carts kept under a name that the visitor sees for the customer acted for: own ones and what colleagues share, by name. */
  namedCarts: Array<ProductList>;
  /** Who else orders for the customer acted for, by name; none where a person orders for themself. */
  cartReceivers: Array<CartReceiver>;
  /** What the customer acted for wants on its orders. For who manages its employees. */
  orderFields: Array<OrderField>;
  /** What the debtor of this session's next order wants on it. */
  wantedOrderFields: Array<OrderField>;
  /** An order of this customer; null when there is none by that id. */
  order: Maybe<Order>;
  /** Newest first, 20 a page, from page 1. UNAUTHENTICATED for a guest. */
  customerOrders: CustomerOrders;
  /**
   * What the customer acted for calls our products, by number, 50 a page from page 1: those whose number begins with `search`, or whose
   * names hold its words. For everybody who acts for a company, save those without a role.
   */
  ownNumbers: OwnNumberPage;
  /**
   * Products by the customer's own numbers and names: that exact number first, then numbers that begin with it, then names; at most 8. None for
   * a guest.
   */
  ownNumberMatches: Array<Product>;
  /** What importOwnNumbers would do with these rows; nothing is changed. For who may manage them. */
  previewOwnNumbers: Array<OwnNumberOutcome>;
  /**
   * What an order pad keeps on a device: the favourites, the goods of the lists that the visitor sees, what the customer acted for has
   * bought and what it has own numbers for, at most 5,000 of what is still sold. By id, 250 a call; `next` is given as `after` to the next.
   * UNAUTHENTICATED for a guest, PERMISSION_DENIED for who sees no prices.
   */
  padGoods: PadGoods;
  /** What the customer acted for bought last and is still sold, newest first. UNAUTHENTICATED for a guest. */
  lastFiveProducts: Array<Product>;
  /**
   * What the customer acted for needs by now, by how often they buy it: at most 12, the longest due first. Counted each night over two years
   * of invoices, from four days of purchase on; what was bought since is left out. UNAUTHENTICATED for a guest, PERMISSION_DENIED for who
   * sees no prices.
   */
  dueProducts: Array<DueProduct>;
  /** Purchasing systems of the customer acted for that may open the shop, the newest first. For who may manage keys. */
  purchasingSystems: Array<PurchasingSystem>;
  /**
   * The products that numbers name, by SKU, barcode or a number that they had before: one answer for each number, in the order asked.
   * BAD_REQUEST for more than 1,000 numbers.
   */
  productsByCodes: Array<CodeMatch>;
  /** Quotes of the customer acted for, newest first, 20 a page, from page 1; of every status unless one is named. UNAUTHENTICATED for a guest. */
  salesQuotes: SalesQuotes;
  /** Null when this customer has none by that id. */
  viewSalesQuote: Maybe<SalesQuote>;
  /** For agents: quotes of all customers that can still be accepted and fall due within a week, the first due first. PERMISSION_DENIED for others. */
  dueSalesQuotes: Array<DueSalesQuote>;
  /** What a signed link shows to anybody who has it, without an account; null for a link that is none, has expired, or whose quote was taken back, answered, accepted or sent again since. */
  sharedSalesQuote: Maybe<SharedSalesQuote>;
  /** For agents: what buyers of all customers have asked for and nobody has taken up yet, the first asked first, at most 50. PERMISSION_DENIED for others. */
  requestedSalesQuotes: Array<RequestedSalesQuote>;
  /**
   * The last order once more, at today's prices, stock and promise: the visitor's own last one for this customer, for an agent the customer's.
   * Null where there is none. UNAUTHENTICATED for a guest.
   */
  repeatOrder: Maybe<RepeatOrder>;
  /** What the visitor saved for later, the newest first. */
  savedItems: Array<SavedItem>;
  /** What the person who signed in may change about the own access. UNAUTHENTICATED for a guest. */
  accountSettings: AccountSettings;
  /** Whether mail reaches the person who signed in. UNAUTHENTICATED for a guest. */
  ownMailState: MailState;
  /** The customer's standing orders, those with the nearest day first and ended ones last; at most 100. PERMISSION_DENIED for who may not order. */
  standingOrders: Array<StandingOrderSummary>;
  /** NOT_FOUND for another customer's. */
  standingOrder: StandingOrder;
  /** What a standing order of this customer can be delivered by, and whom it goes to unless said otherwise. */
  standingOrderChoices: StandingOrderChoices;
  /**
   * What the session's customer was invoiced, month by month on Reykjavík's calendar, oldest first: the last twelve full
   * months, and after them the running one where it is asked for. A month without invoices is there with 0, credit notes
   * are subtracted. Where the session charges another customer, only what is charged to that one counts.
   * UNAUTHENTICATED for a guest, PERMISSION_DENIED for a role that may not see it.
   */
  lastYearStatistics: Array<MonthlyStatistics>;
  /** What each unit was invoiced in the months of lastYearStatistics with the running one, the most first; none without units. Errors as there. */
  unitStatistics: Array<UnitSum>;
  /** Branches and departments of a company, closed ones among them. Errors as viewEmployees. */
  companyUnits: CompanyUnits;
};


export type QueryAgentCustomersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AgentCustomerSort>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOpenCartArgs = {
  customerId: Scalars['ID']['input'];
};


export type QueryActionsInPlaceArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLastOrdersOfArgs = {
  customerIds: Array<Scalars['ID']['input']>;
};


export type QueryProductAlertsArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrderRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignProductsArgs = {
  code: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductPageArgs = {
  query: ProductPageInput;
};


export type QueryProductGroupArgs = {
  productGroupId: Scalars['ID']['input'];
};


export type QueryProductWalkArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductArgs = {
  slugOrId: Scalars['String']['input'];
};


export type QueryProductAddressArgs = {
  slugOrId: Scalars['String']['input'];
};


export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCategoryAddressArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPaymentStatusArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type QueryLastAnswerArgs = {
  unseen?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCompanyRolesArgs = {
  companyId: Scalars['ID']['input'];
};


export type QueryOpeningHoursArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCmsPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCustomerProfileArgs = {
  customerId: Scalars['ID']['input'];
};


export type QueryDeliveryDatesArgs = {
  goods: Array<DeliveryGoodsInput>;
};


export type QueryViewEmployeesArgs = {
  companyId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFindEmployeeArgs = {
  companyId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


export type QueryFavoriteProductsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvoicePaymentStatusArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type QueryInvoicePaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerInvoicesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
};


export type QueryViewInvoiceArgs = {
  invoiceId: Scalars['ID']['input'];
  provider?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAccountStatementArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryProductListsArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductListArgs = {
  listId: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<OrderFilter>;
};


export type QueryOwnNumbersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnNumberMatchesArgs = {
  search: Scalars['String']['input'];
};


export type QueryPreviewOwnNumbersArgs = {
  rows: Array<OwnNumberRowInput>;
};


export type QueryPadGoodsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductsByCodesArgs = {
  codes: Array<Scalars['String']['input']>;
};


export type QuerySalesQuotesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<SalesQuoteStatus>;
};


export type QueryViewSalesQuoteArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedSalesQuoteArgs = {
  link: Scalars['String']['input'];
};


export type QueryStandingOrderArgs = {
  standingOrderId: Scalars['ID']['input'];
};


export type QueryLastYearStatisticsArgs = {
  withCurrentMonth?: InputMaybe<Scalars['Boolean']['input']>;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCompanyUnitsArgs = {
  companyId: Scalars['ID']['input'];
};

export type Mutation = {
  /**
   * Acts for a customer, or chooses who is billed; without `as` the first of the two that may be. The rights are always those of
   * who signed in. NOT_FOUND alike for every id that may not be chosen, FAILED_PRECONDITION when another tab has switched meanwhile.
   */
  setCustomer: Customer;
  /**
   * Sets an alert, or ends it; done twice it is the same. NOT_FOUND for a product that is not there for this visitor, FAILED_PRECONDITION with too
   * many of them, PERMISSION_DENIED for prices and campaigns where the visitor sees none.
   */
  setProductAlert: ProductAlerts;
  /** Writes a rule; without an id a new one, in place of one of the same name. */
  saveApprovalRule: ApprovalSettings;
  /** NOT_FOUND for a rule that the company does not have. */
  deleteApprovalRule: ApprovalSettings;
  /** Writes the budget of a person or a cost centre for a period, in place of the one that it has. */
  saveBudget: ApprovalSettings;
  /** NOT_FOUND for a budget that the company does not have. */
  deleteBudget: ApprovalSettings;
  /** Says who decides in the visitor's place on these days, in place of what they said before. */
  setApprovalAbsence: Array<CompanyAbsences>;
  /** The visitor decides again; nothing changes where they always did. */
  clearApprovalAbsence: Array<CompanyAbsences>;
  /**
   * Passes the step that is waited for. With the last one the request becomes an order on account, once, by the rules of now.
   * FAILED_PRECONDITION approval.changed when price or stock are not what they were: the request then shows them as they are and takes another
   * yes; approval.step where somebody else has to say yes first. Others leave it waiting. NOT_FOUND for any other request.
   */
  approveOrderRequest: OrderRequest;
  /**
   * Changes quantities, 0 takes a line out; who changed it still has to say yes to what it costs then. Sent again it changes nothing.
   * FAILED_PRECONDITION approval.changed for another total than the request's, approval.empty where nothing would be left.
   */
  changeOrderRequest: OrderRequest;
  /** Says no; the reason goes to who asked. */
  declineOrderRequest: OrderRequest;
  /** Takes one's own request back. */
  withdrawOrderRequest: OrderRequest;
  /** Adds `quantity` units on top of what the line holds. BAD_REQUEST, NOT_FOUND, or FAILED_PRECONDITION with extensions.available. */
  addToCart: Cart;
  /** Sets the line's quantity; 0 removes the line. Errors as addToCart. */
  updateCart: Cart;
  removeFromCart: Cart;
  /** FAILED_PRECONDITION for a code that is unknown, expired, used up, a second one, or not better than the discounts there are. */
  applyPromoCode: Cart;
  /** NOT_FOUND when the cart does not carry it. */
  removePromoCode: Cart;
  /** Stores what is given and leaves the rest. BAD_REQUEST with extensions.fields for values that do not fit. */
  setCheckoutOptions: Checkout;
  /** Places the order once per idempotencyKey; a repeated key answers the first answer. FAILED_PRECONDITION when the total, the stock or the cart changed. */
  expressCheckout: ExpressCheckoutResult;
  /** Gives up a payment that waits for the card holder's bank; what is held is freed. FAILED_PRECONDITION when it has been paid by now. */
  cancelPayment: Checkout;
  /**
   * `key` is the browser's, for one press: sent again it answers the same key with a new secret, while nothing has called with the first.
   * BAD_REQUEST with extensions.fields for a name that is none or too long, FAILED_PRECONDITION for too many keys.
   */
  createCompanyKey: CreatedCompanyKey;
  /** Ends a key at once. NOT_FOUND for what is not this customer's; asked again it answers the same. */
  revokeCompanyKey: Scalars['Boolean']['output'];
  /**
   * Writes a role; without an id a new one, and one of the same name and abilities is it. It holds for who has it from their next request on.
   * BAD_REQUEST with extensions.fields, also for a name that another role has; NOT_FOUND; PERMISSION_DENIED for an ability that the asker
   * does not have; FAILED_PRECONDITION role.lastManager when nobody would be left who manages the company, role.tooMany.
   */
  saveCompanyRole: CompanyRoles;
  /** NOT_FOUND for one that is not there (any more), PERMISSION_DENIED as saveCompanyRole, FAILED_PRECONDITION role.inUse while somebody has it or is invited to it. */
  removeCompanyRole: CompanyRoles;
  /** For agents, as customerProfile; all that is noted. BAD_REQUEST for a text that is none or too long, FAILED_PRECONDITION for too many notes. */
  addCustomerNote: Array<CustomerNote>;
  /** NOT_FOUND for a note that is not there, PERMISSION_DENIED for another agent's. */
  updateCustomerNote: Array<CustomerNote>;
  /** NOT_FOUND and PERMISSION_DENIED as updateCustomerNote. */
  deleteCustomerNote: Array<CustomerNote>;
  /** The day on which this agent calls next; none without a date. BAD_REQUEST for a day before today or more than two years away. */
  setNextCall: Array<NextCall>;
  /** Keeps an address for deliveries; the same one twice is one. BAD_REQUEST with extensions.fields for what does not fit. */
  addCustomerAddress: CustomerAddress;
  /** Changes an address, the main one as well; invoices keep what they were issued with. NOT_FOUND for what is not this customer's, FAILED_PRECONDITION for one that the book has already. */
  updateCustomerAddress: CustomerAddress;
  /** NOT_FOUND for what is not this customer's, FAILED_PRECONDITION for the main address. */
  removeCustomerAddress: Scalars['Boolean']['output'];
  /** Keeps the card behind a token of the acquirer's fields. BAD_REQUEST for a token that is not good, and for a card number. */
  addCustomerPaymentMethod: PaymentMethod;
  /** NOT_FOUND for what is not this customer's card. */
  removeCustomerPaymentMethod: Scalars['Boolean']['output'];
  /**
   * Invites somebody by e-mail address or national id. Answers alike whether the shop knows the person or not; the same one twice is one
   * invitation. BAD_REQUEST with extensions.fields, PERMISSION_DENIED for a role that the asker may not give,
   * FAILED_PRECONDITION for who is there already, UNAVAILABLE (429) after too many.
   */
  addEmployee: EmployeeInvitation;
  /** Mails a new link; the one before is worth nothing then. NOT_FOUND, UNAVAILABLE (429). */
  resendInvitation: EmployeeInvitation;
  /** Takes an invitation back. NOT_FOUND for one that is not there (any more). */
  withdrawInvitation: Scalars['Boolean']['output'];
  /** Sets role and limit. PERMISSION_DENIED for a role that allows what the asker may not, FAILED_PRECONDITION when nobody would be left who manages the company, or for one's own limit. */
  changeEmployee: CompanyEmployee;
  /** Ends somebody's part in the company, at once. NOT_FOUND for who is not (any more), FAILED_PRECONDITION as changeEmployee. */
  removeEmployee: Scalars['Boolean']['output'];
  /** Makes the person who signed in an employee; twice is as once. FAILED_PRECONDITION for a link that is no good, or that is for another national id. */
  acceptInvitation: AcceptedInvitation;
  /** True once the product is a favourite; a second call changes nothing. NOT_FOUND where there is no such product for this visitor. */
  favoriteProduct: Scalars['Boolean']['output'];
  /** False once the product is no favourite, whether it was one or not. */
  unFavoriteProduct: Scalars['Boolean']['output'];
  /** Pays invoices once per idempotencyKey; a repeated key answers the first answer. FAILED_PRECONDITION when an invoice changed or somebody else is paying it. */
  payInvoices: InvoicePaymentResult;
  /** Gives up a payment that waits for the card holder's bank. FAILED_PRECONDITION when it has been paid by now. */
  cancelInvoicePayment: Scalars['Boolean']['output'];
  /** BAD_REQUEST for a name that is none or too long, FAILED_PRECONDITION for one that is taken, or with too many lists. */
  createProductList: ProductList;
  /** Renames and shares. PERMISSION_DENIED for a list that is not the visitor's to manage; only its maker decides who sees it. */
  updateProductList: ProductList;
  /** The list can be had back for 30 days. */
  deleteProductList: Scalars['Boolean']['output'];
  restoreProductList: ProductList;
  /** Puts a product on a list, once; without a quantity one that is there stays as it is, and another gets one sales unit. */
  setProductListLine: ProductList;
  removeProductListLine: ProductList;
  /** Where the product is on the other list already, the quantities are added. Answers the list that it went to. */
  moveProductListLine: ProductList;
  /**
   * Keeps the goods of the own cart, or of another kept cart, under a name. The same key keeps them once. FAILED_PRECONDITION for an empty
   * cart, a name that is taken, or with too many; BAD_REQUEST for a name that is none or too long.
   */
  saveCart: ProductList;
  /**
   * Hands the goods of the own cart, which is empty then, or a copy of a kept one, to somebody who orders for the same customer; they get a
   * mail. The same key hands over once. NOT_FOUND for anybody who is no receiver, FAILED_PRECONDITION for an empty cart.
   */
  handOverCart: CartReceiver;
  /** Adds the goods of a kept cart to the own one, as addLinesToCart; what was there stays, and lines say who put them together. */
  addNamedCartToCart: CartAdditions;
  /**
   * Asks for a place on the mailing list: its owner gets a mail whose link has to be followed first. True whether or not
   * the address is there already, so that nobody learns who is. BAD_REQUEST for what is no address.
   */
  trackNewsletterSignup: Scalars['Boolean']['output'];
  /** Follows the link of that mail. NOT_FOUND for a link that has expired or never was; twice is as once. */
  confirmNewsletterSignup: Scalars['Boolean']['output'];
  /** Follows the link by which each mail of the list, and each of the shop that is not about an order, can be ended. NOT_FOUND as above; twice is as once. */
  leaveNewsletter: Scalars['Boolean']['output'];
  /** Replaces what the customer acted for wants on its orders. BAD_REQUEST with extensions.fields for values that do not fit. */
  setOrderFields: Array<OrderField>;
  /** Calls off an order that nothing is shipped of. FAILED_PRECONDITION once it is. Asked again it answers the same. */
  cancelOrder: Order;
  /** A consumer takes back a purchase within 14 days of delivery. FAILED_PRECONDITION where the law does not give the right. */
  withdrawFromOrder: Order;
  /** Puts lines of an order or an invoice into the cart again, as far as they are available; the answer holds the outcome of each. */
  reorder: ReorderResult;
  /**
   * Gives a product the customer's number and name, in place of those it had. `product` is our number or a barcode. BAD_REQUEST with
   * extensions.fields, FAILED_PRECONDITION for more than 20,000.
   */
  setOwnNumber: OwnNumberLine;
  /** Asked again it answers the same. */
  removeOwnNumber: Scalars['Boolean']['output'];
  /**
   * Sets the rows that are good, the others stay as they were; sent again it answers `Same`. A number that another product had moves.
   * BAD_REQUEST for more than 500 rows.
   */
  importOwnNumbers: Array<OwnNumberOutcome>;
  /**
   * Puts the lines of an order pad into the cart of the customer that the pad was filled for, each as far as stock reaches, and answers line
   * by line. The same key with the same lines answers the same for 60 days and adds nothing more. FAILED_PRECONDITION where the visitor acts
   * for another customer, BAD_REQUEST for a key that was used for other lines, for no lines, and for more than 1,000.
   */
  addPadToCart: PadAdditions;
  /**
   * `key` is the browser's, for one press: sent again it answers the same system with a new secret, while nothing has called with the first.
   * BAD_REQUEST with extensions.fields for what does not fit, FAILED_PRECONDITION for too many systems.
   */
  createPurchasingSystem: CreatedPurchasingSystem;
  /** Ends a system's access and its visits at once. NOT_FOUND for what is not this customer's; asked again it answers the same. */
  revokePurchasingSystem: Scalars['Boolean']['output'];
  /**
   * Adds units of several products on top of what the cart holds. Each line is added whole, as far as the stock reaches or not at all, and
   * the answer says which. The same key with the same lines answers the same and adds nothing more. BAD_REQUEST for a key that was used
   * for other lines, for no lines, and for more than 1,000.
   */
  addLinesToCart: CartAdditions;
  /**
   * Makes an order on account at the quote's prices, once: a later or repeated request gets the same quote with the same order.
   * NOT_FOUND for what is not this customer's. FAILED_PRECONDITION with extensions.reason quote.expired, quote.notSent, quote.changed,
   * quote.gone, quote.stockShort, pay.noCredit or billTo; nothing is ordered then.
   */
  acceptSalesQuote: SalesQuote;
  /** A draft of the goods in the cart of the customer that an agent acts for, at that customer's prices. The cart stays as it is. PERMISSION_DENIED for others, FAILED_PRECONDITION for an empty cart. */
  createSalesQuote: SalesQuote;
  /**
   * A draft of the goods in an agent's own cart for somebody who is no customer yet, at everybody's prices. It is the agent's own until its
   * recipient takes it over. PERMISSION_DENIED for others and in a customer's place; BAD_REQUEST with extensions.fields; FAILED_PRECONDITION
   * for an empty cart.
   */
  createProspectQuote: SalesQuote;
  /**
   * Takes over, for the customer acted for, a quote that was sent to somebody who was no customer: by its signed link, which ends with it. The
   * agent is told by mail. Repeated it is the same quote. FAILED_PRECONDITION with extensions.reason quote.linkOver, quote.own for the agent's
   * own, or quote.noAddress where the goods go to an address that the customer has not given.
   */
  claimSalesQuote: SalesQuote;
  /** Changes a draft. BAD_REQUEST with extensions.fields; FAILED_PRECONDITION with extensions.reason quote.changed where somebody else was faster. */
  updateSalesQuote: SalesQuote;
  /** Sends a draft: the customer can accept it now and is told by mail. BAD_REQUEST with extensions.fields when its last day has passed. */
  sendSalesQuote: SalesQuote;
  /** Takes a quote that is not accepted back: it is a draft again. The customer is told by mail if it could still be accepted. */
  withdrawSalesQuote: SalesQuote;
  /**
   * A buyer asks for a quote of these goods, in any quantity; of their prices nothing is promised. Repeated with the same key it is the same
   * quote. The shop is told by mail. BAD_REQUEST with extensions.fields: lines, lines.N.quantity, lines.N.wish, wantedDate, message.
   */
  requestSalesQuote: SalesQuote;
  /**
   * Answers an offer, also an expired one, with other quantities or wished prices, once for each key: it is Requested again, and cannot be
   * accepted. Lines are of the quote's products; what is left out goes. PERMISSION_DENIED for agents. BAD_REQUEST as requestSalesQuote, and
   * lines.N.unitPrice; FAILED_PRECONDITION with extensions.reason quote.notSent, quote.changed, quote.accepted or quote.full.
   */
  counterSalesQuote: SalesQuote;
  /**
   * Takes a line that is offered in place of another, which becomes the alternative: sums and version are others then, the delivery stays as
   * offered. FAILED_PRECONDITION as acceptSalesQuote, and quote.accepted.
   */
  chooseSalesQuoteLine: SalesQuote;
  /** An agent takes up what was asked for: it is a draft with the same lines at the customer's prices. FAILED_PRECONDITION with extensions.reason quote.notRequested for one that is sent or accepted. */
  startSalesQuote: SalesQuote;
  /** Writes to the other side, which is told by mail; once for each key. BAD_REQUEST with extensions.fields.text; FAILED_PRECONDITION with extensions.reason quote.full. */
  writeSalesQuoteMessage: SalesQuote;
  /** An agent throws a draft away; a buyer takes back what was asked for and nobody has taken up, and the shop is told by mail. PERMISSION_DENIED for another buyer than who asked, unless they may accept quotes. */
  removeSalesQuote: Scalars['Boolean']['output'];
  /** Which form a national id leads to. Says nothing of whether the shop knows it; at most 20 an hour from one address. */
  preflightRegistration: RegistrationPreflight;
  /**
   * Makes the owner of an identity account a customer, and signs in. Repeated after a lost answer, with a new token, it answers the same.
   * A national id that is taken is refused as an address that is taken.
   */
  registerCustomer: RegisteredCustomer;
  /** Confirms the address that the code was mailed to. A code is good once. */
  confirmEmail: Scalars['Boolean']['output'];
  /** Mails a new code to the customer of this session. */
  resendConfirmation: Scalars['Boolean']['output'];
  /** Mails a link that signs in. Answers alike whether anybody has the address or not. `returnTo` is a path of the shop. */
  requestSignInLink: Scalars['Boolean']['output'];
  /** Mails a link to choose a new password. Answers alike whether anybody has the address or not. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Says that the owner of the address has just chosen a new password: the backend asks the identity service and ends the sessions of before. */
  passwordWasReset: Scalars['Boolean']['output'];
  /**
   * Places the order as repeatOrder showed it, once per idempotencyKey: by the card that is given, else on account, where it becomes a request above
   * the buyer's limit. A repeated key answers the first answer; threeDSecure and paymentStatus are those of expressCheckout. FAILED_PRECONDITION when
   * it would not be what was shown or the card is refused; then there is no order, nothing is charged and no stock is held.
   */
  placeRepeatOrder: ExpressCheckoutResult;
  /** Moves a line out of the cart, where it is in no sum. NOT_FOUND for what is not in this cart. */
  saveForLater: SavedChange;
  /** Puts it back, as far as the stock reaches. FAILED_PRECONDITION where none is left, NOT_FOUND for what is not the visitor's. */
  moveToCart: SavedChange;
  removeSavedItem: SavedChange;
  /** The visitor has seen that prices changed: no line names an earlier price any more. */
  acceptCartPrices: Cart;
  /** Signs the person out of one other browser. NOT_FOUND for any session that is not another one of the same person. */
  endSession: AccountSettings;
  /** Signs the person out everywhere but here; this session continues under a new id. */
  endOtherSessions: AccountSettings;
  /** Whether offers and news may be mailed to the customer who signed in. */
  setMarketingConsent: AccountSettings;
  /** Mails again to the address of the person who signed in, whatever was in the way. UNAVAILABLE for too many tries. */
  resumeMail: AccountSettings;
  /**
   * Makes a standing order, once per key. BAD_REQUEST with extensions.fields, FAILED_PRECONDITION without an account to charge or with too
   * many standing orders.
   */
  createStandingOrder: StandingOrder;
  /** Changes all days to come; days that were changed or skipped start over where the rhythm changes. PERMISSION_DENIED for a colleague's. */
  updateStandingOrder: StandingOrder;
  /**
   * Changes what is ordered on one day to come: units of each product, 0 for none of it; without lines it is as on all other days.
   * FAILED_PRECONDITION for a day that is over or is none of its days.
   */
  changeStandingOrderDay: StandingOrder;
  /** Skips one day to come, or takes that back. */
  skipStandingOrderDay: StandingOrder;
  /** Pauses it, or continues it with its next day. */
  pauseStandingOrder: StandingOrder;
  /** Ends it for good; what it has ordered stays to be seen. */
  endStandingOrder: StandingOrder;
  /**
   * Writes a unit; without an id a new one, in place of one of the same name. BAD_REQUEST with extensions.fields, NOT_FOUND for a unit that
   * the company does not have, FAILED_PRECONDITION for too many.
   */
  saveUnit: CompanyUnits;
  /** Closes a unit or opens it again. Nothing is ordered for a closed one; its orders and invoices stay its own. NOT_FOUND. */
  setUnitActive: CompanyUnits;
};


export type MutationSetCustomerArgs = {
  customerId: Scalars['ID']['input'];
  as?: InputMaybe<SetCustomerAs>;
};


export type MutationSetProductAlertArgs = {
  productId: Scalars['ID']['input'];
  kind: ProductAlertKind;
  isOn: Scalars['Boolean']['input'];
};


export type MutationSaveApprovalRuleArgs = {
  input: ApprovalRuleInput;
};


export type MutationDeleteApprovalRuleArgs = {
  ruleId: Scalars['ID']['input'];
};


export type MutationSaveBudgetArgs = {
  input: BudgetInput;
};


export type MutationDeleteBudgetArgs = {
  budgetId: Scalars['ID']['input'];
};


export type MutationSetApprovalAbsenceArgs = {
  input: ApprovalAbsenceInput;
};


export type MutationClearApprovalAbsenceArgs = {
  companyId: Scalars['ID']['input'];
};


export type MutationApproveOrderRequestArgs = {
  requestId: Scalars['ID']['input'];
  expectedTotal: Scalars['Int']['input'];
};


export type MutationChangeOrderRequestArgs = {
  requestId: Scalars['ID']['input'];
  expectedTotal: Scalars['Int']['input'];
  lines: Array<OrderRequestLineInput>;
};


export type MutationDeclineOrderRequestArgs = {
  requestId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWithdrawOrderRequestArgs = {
  requestId: Scalars['ID']['input'];
};


export type MutationAddToCartArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Float']['input'];
};


export type MutationUpdateCartArgs = {
  cartItemId: Scalars['ID']['input'];
  quantity: Scalars['Float']['input'];
};


export type MutationRemoveFromCartArgs = {
  cartItemId: Scalars['ID']['input'];
};


export type MutationApplyPromoCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationRemovePromoCodeArgs = {
  promoCodeId: Scalars['ID']['input'];
};


export type MutationSetCheckoutOptionsArgs = {
  options: CheckoutOptionsInput;
};


export type MutationExpressCheckoutArgs = {
  input: ExpressCheckoutInput;
  checkoutOptions?: InputMaybe<Array<CheckoutOptionValueInput>>;
};


export type MutationCancelPaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationCreateCompanyKeyArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRevokeCompanyKeyArgs = {
  keyId: Scalars['ID']['input'];
};


export type MutationSaveCompanyRoleArgs = {
  input: CompanyRoleInput;
};


export type MutationRemoveCompanyRoleArgs = {
  companyId: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


export type MutationAddCustomerNoteArgs = {
  input: CustomerNoteInput;
};


export type MutationUpdateCustomerNoteArgs = {
  noteId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationDeleteCustomerNoteArgs = {
  noteId: Scalars['ID']['input'];
};


export type MutationSetNextCallArgs = {
  customerId: Scalars['ID']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationAddCustomerAddressArgs = {
  input: AddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  addressId: Scalars['ID']['input'];
  input: AddressInput;
};


export type MutationRemoveCustomerAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationAddCustomerPaymentMethodArgs = {
  input: CustomerPaymentMethodInput;
};


export type MutationRemoveCustomerPaymentMethodArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationAddEmployeeArgs = {
  input: AddEmployeeInput;
};


export type MutationResendInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationWithdrawInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationChangeEmployeeArgs = {
  input: ChangeEmployeeInput;
};


export type MutationRemoveEmployeeArgs = {
  companyId: Scalars['ID']['input'];
  employeeId: Scalars['ID']['input'];
};


export type MutationAcceptInvitationArgs = {
  code: Scalars['String']['input'];
};


export type MutationFavoriteProductArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationUnFavoriteProductArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationPayInvoicesArgs = {
  input: PayInvoicesInput;
};


export type MutationCancelInvoicePaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationCreateProductListArgs = {
  input: ProductListInput;
};


export type MutationUpdateProductListArgs = {
  listId: Scalars['ID']['input'];
  input: ProductListInput;
};


export type MutationDeleteProductListArgs = {
  listId: Scalars['ID']['input'];
};


export type MutationRestoreProductListArgs = {
  listId: Scalars['ID']['input'];
};


export type MutationSetProductListLineArgs = {
  listId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveProductListLineArgs = {
  listId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationMoveProductListLineArgs = {
  listId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  toListId: Scalars['ID']['input'];
};


export type MutationSaveCartArgs = {
  input: SaveCartInput;
};


export type MutationHandOverCartArgs = {
  input: HandOverCartInput;
};


export type MutationAddNamedCartToCartArgs = {
  listId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationTrackNewsletterSignupArgs = {
  email: Scalars['String']['input'];
};


export type MutationConfirmNewsletterSignupArgs = {
  token: Scalars['String']['input'];
};


export type MutationLeaveNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationSetOrderFieldsArgs = {
  fields: Array<OrderFieldInput>;
};


export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationWithdrawFromOrderArgs = {
  orderId: Scalars['ID']['input'];
  lines: Array<OrderLineInput>;
  sealsUnbroken?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReorderArgs = {
  input: ReorderInput;
};


export type MutationSetOwnNumberArgs = {
  product: Scalars['String']['input'];
  number: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveOwnNumberArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationImportOwnNumbersArgs = {
  rows: Array<OwnNumberRowInput>;
};


export type MutationAddPadToCartArgs = {
  key: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  lines: Array<PadLineInput>;
};


export type MutationCreatePurchasingSystemArgs = {
  key: Scalars['ID']['input'];
  input: PurchasingSystemInput;
};


export type MutationRevokePurchasingSystemArgs = {
  systemId: Scalars['ID']['input'];
};


export type MutationAddLinesToCartArgs = {
  key: Scalars['ID']['input'];
  lines: Array<CartAdditionInput>;
};


export type MutationAcceptSalesQuoteArgs = {
  quoteId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  checkoutOptions?: InputMaybe<Array<CheckoutOptionValueInput>>;
};


export type MutationCreateProspectQuoteArgs = {
  input: ProspectQuoteInput;
};


export type MutationClaimSalesQuoteArgs = {
  link: Scalars['String']['input'];
};


export type MutationUpdateSalesQuoteArgs = {
  input: SalesQuoteInput;
};


export type MutationSendSalesQuoteArgs = {
  quoteId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWithdrawSalesQuoteArgs = {
  quoteId: Scalars['ID']['input'];
};


export type MutationRequestSalesQuoteArgs = {
  input: SalesQuoteRequestInput;
};


export type MutationCounterSalesQuoteArgs = {
  input: SalesQuoteCounterInput;
};


export type MutationChooseSalesQuoteLineArgs = {
  quoteId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lineId: Scalars['ID']['input'];
};


export type MutationStartSalesQuoteArgs = {
  quoteId: Scalars['ID']['input'];
};


export type MutationWriteSalesQuoteMessageArgs = {
  input: SalesQuoteMessageInput;
};


export type MutationRemoveSalesQuoteArgs = {
  quoteId: Scalars['ID']['input'];
};


export type MutationPreflightRegistrationArgs = {
  ssn: Scalars['String']['input'];
};


export type MutationRegisterCustomerArgs = {
  input: RegisterCustomerInput;
};


export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


export type MutationRequestSignInLinkArgs = {
  email: Scalars['String']['input'];
  returnTo?: InputMaybe<Scalars['String']['input']>;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationPasswordWasResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationPlaceRepeatOrderArgs = {
  input: PlaceRepeatOrderInput;
};


export type MutationSaveForLaterArgs = {
  cartItemId: Scalars['ID']['input'];
};


export type MutationMoveToCartArgs = {
  savedItemId: Scalars['ID']['input'];
};


export type MutationRemoveSavedItemArgs = {
  savedItemId: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationSetMarketingConsentArgs = {
  allow: Scalars['Boolean']['input'];
};


export type MutationCreateStandingOrderArgs = {
  key: Scalars['ID']['input'];
  input: StandingOrderInput;
};


export type MutationUpdateStandingOrderArgs = {
  standingOrderId: Scalars['ID']['input'];
  input: StandingOrderInput;
};


export type MutationChangeStandingOrderDayArgs = {
  standingOrderId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  lines?: InputMaybe<Array<StandingLineInput>>;
};


export type MutationSkipStandingOrderDayArgs = {
  standingOrderId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  isSkipped: Scalars['Boolean']['input'];
};


export type MutationPauseStandingOrderArgs = {
  standingOrderId: Scalars['ID']['input'];
  isPaused: Scalars['Boolean']['input'];
};


export type MutationEndStandingOrderArgs = {
  standingOrderId: Scalars['ID']['input'];
};


export type MutationSaveUnitArgs = {
  input: UnitInput;
};


export type MutationSetUnitActiveArgs = {
  companyId: Scalars['ID']['input'];
  unitId: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};

/** A picture in the image bucket. The storefront appends q, w and fit. */
export type Image = {
  /** Path inside the bucket, without a leading slash. */
  assetPath: Scalars['String']['output'];
  alt: Maybe<Scalars['String']['output']>;
  /** Pixels of the original. */
  width: Maybe<Scalars['Int']['output']>;
  height: Maybe<Scalars['Int']['output']>;
};

export type SortDirection =
  | 'Ascending'
  | 'Descending';

/** What a company's own system orders with (docs/company-api.md). */
export type CompanyKey = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The last four characters of the secret. */
  ending: Scalars['String']['output'];
  /** Whose orders they are, within this person's rights and limit. */
  makerName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** To the hour; null for one that was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

export type CreatedCompanyKey = {
  key: CompanyKey;
  /** Told this once: the shop keeps its digest only. */
  secret: Scalars['String']['output'];
};

export type CompanyRoles = {
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  /** What the asker is to the company and may do for it: a role that they make or change has none but these. */
  role: CustomerRole;
  abilities: Array<Scalars['Ability']['output']>;
  /** By name. */
  companyRoles: Array<CompanyRole>;
  /** The same for every company. */
  builtInRoles: Array<BuiltInRole>;
};

export type CompanyRole = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  abilities: Array<Scalars['Ability']['output']>;
  /** How many people have it. */
  peopleCount: Scalars['Int']['output'];
  /** How many are invited to it and have not answered. */
  invitationCount: Scalars['Int']['output'];
};

export type CompanyRoleName = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BuiltInRole = {
  role: EmployeeRole;
  abilities: Array<Scalars['Ability']['output']>;
  /** How many people have it. */
  peopleCount: Scalars['Int']['output'];
};

export type CompanyRoleInput = {
  companyId: Scalars['ID']['input'];
  roleId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** At least one. What one of them needs belongs to them, e.g. see-prices to order. */
  abilities: Array<Scalars['Ability']['input']>;
};

export type NavigationItem = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  external: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type OpeningHours = {
  /** Weekday, 0 = Sunday to 6 = Saturday. */
  day: Scalars['Int']['output'];
  dayString: Scalars['String']['output'];
  date: Scalars['Date']['output'];
  /** Seconds from midnight; null when closed all day. */
  opensAt: Maybe<Scalars['Int']['output']>;
  closesAt: Maybe<Scalars['Int']['output']>;
  /** 07:30 */
  opensAtString: Maybe<Scalars['String']['output']>;
  closesAtString: Maybe<Scalars['String']['output']>;
  /** Whether the store opens at all on this day. */
  isOpen: Scalars['Boolean']['output'];
  /** By the Reykjavík clock when the answer was made. */
  isToday: Scalars['Boolean']['output'];
  /** Name of the public holiday, if it is one. */
  holiday: Maybe<Scalars['String']['output']>;
};

export type CmsPage = {
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  sections: Array<CmsSection>;
};

export type CmsPageName = {
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CmsSection = {
  id: Scalars['ID']['output'];
  /** Fragment of the address, e.g. about in /#about. */
  anchor: Maybe<Scalars['String']['output']>;
  title: Maybe<Scalars['String']['output']>;
  blocks: Array<CmsBlock>;
};

export type CmsBlock = CmsBannerBlock | CmsProductBlock | CmsCategoriesBlock | CmsTextBlock | CmsMarqueeBlock;

export type CmsBannerBlock = {
  id: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
  text: Maybe<Scalars['String']['output']>;
  image: Maybe<Image>;
  link: Maybe<Scalars['String']['output']>;
  linkText: Maybe<Scalars['String']['output']>;
};

/** A product band. */
export type CmsProductBlock = {
  id: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
  link: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
};

export type CmsCategoriesBlock = {
  id: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
  categories: Array<ProductCategory>;
};

export type CmsTextBlock = {
  id: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
  /** Plain text; an empty line parts paragraphs. Never markup. */
  text: Maybe<Scalars['String']['output']>;
};

export type CmsMarqueeBlock = {
  id: Scalars['ID']['output'];
  items: Array<Scalars['String']['output']>;
};

export type Employee = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What the person does, e.g. Sölustjóri. */
  title: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  image: Maybe<Image>;
};

export type CustomerNoteInput = {
  /** Made for each note by who sends it: the same again writes nothing more. */
  key: Scalars['String']['input'];
  customerId: Scalars['ID']['input'];
  /** 1 to 2000 characters. */
  text: Scalars['String']['input'];
};

export type CustomerProfile = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  isCompany: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  mailState: MailState;
  phoneNumber: Maybe<Scalars['String']['output']>;
  address: Maybe<Address>;
  /** Managers of a company first, then by name; at most 20. */
  people: Array<CustomerPerson>;
  discounts: Array<CustomerDiscount>;
  /** Krónur; null without an account. */
  creditLimit: Maybe<Scalars['Int']['output']>;
  /** Krónur owed now; null without an account. */
  balanceDue: Maybe<Scalars['Int']['output']>;
  /** The carts of the customer's own people as they see them, at their prices; looking changes nothing. */
  cart: CustomerCart;
  /** What they bought last and is still sold, at their own prices; at most 5. */
  lastProducts: Array<CustomerProduct>;
  /** The last five. */
  lastOrders: Array<LastOrder>;
  /** Sent quotes that can be accepted, the first due first; at most 20. */
  openQuotes: Array<OpenQuote>;
  /** Newest first; at most 200. */
  notes: Array<CustomerNote>;
  /** The earliest first. */
  nextCalls: Array<NextCall>;
};

export type CustomerCart = {
  lines: Array<CustomerCartLine>;
  /** Krónur with VAT. */
  total: Scalars['Int']['output'];
};

export type CustomerCartLine = {
  product: CustomerProduct;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Krónur with VAT of the line. */
  price: Scalars['Int']['output'];
  /** Whose cart it is in; null where it is the customer's who orders for themself. */
  personName: Maybe<Scalars['String']['output']>;
};

export type CustomerProduct = {
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null where the product has none; its address then uses the id. */
  slug: Maybe<Scalars['String']['output']>;
  /** Units that can be sold now. */
  stock: Scalars['Int']['output'];
  /** Krónur with VAT of one unit, as this customer buys it. */
  unitPrice: Scalars['Int']['output'];
  /** Percent off the list price that it includes; 0 when none. */
  discountPercentage: Scalars['Float']['output'];
};

export type CustomerPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phoneNumber: Maybe<Scalars['String']['output']>;
  role: CustomerRole;
  /** The name of a role of the company's own; role is Undetermined then. */
  companyRole: Maybe<Scalars['String']['output']>;
};

export type OpenQuote = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Krónur with VAT. */
  totalPrice: Scalars['Int']['output'];
  validUntilDate: Scalars['Date']['output'];
};

export type CustomerNote = {
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  /** Null for an agent who is gone. */
  authorName: Maybe<Scalars['String']['output']>;
  writtenAt: Scalars['DateTime']['output'];
  /** Null until it is changed. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Written by this agent, who alone may change and delete it. */
  isOwn: Scalars['Boolean']['output'];
};

export type NextCall = {
  date: Scalars['Date']['output'];
  agentName: Scalars['String']['output'];
  /** Set by this agent. */
  isOwn: Scalars['Boolean']['output'];
};

export type DueCall = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  phoneNumber: Maybe<Scalars['String']['output']>;
  date: Scalars['Date']['output'];
};

export type CustomerPaymentMethodInput = {
  cardToken: Scalars['String']['input'];
};

export type Customer = {
  id: Scalars['ID']['output'];
  address: Maybe<Address>;
  /** National id, ten digits without a dash. */
  ssn: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The person who signed in, where the customer is a company or acted for. */
  actorName: Maybe<Scalars['String']['output']>;
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Whether who signed in may act for any customer that is active and confirmed. */
  isAgent: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  discounts: Array<CustomerDiscount>;
  isCompany: Scalars['Boolean']['output'];
  isConfirmed: Scalars['Boolean']['output'];
  /** Krónur that may be owed on account; null without an account. */
  creditLimit: Maybe<Scalars['Int']['output']>;
  /** Krónur owed now. */
  balanceDue: Maybe<Scalars['Int']['output']>;
  paymentMethods: Array<PaymentMethod>;
  addresses: Array<CustomerAddress>;
  /** Companies that the signed-in person may act for, independent of the customer acted for now. */
  companies: Array<CustomerCompany>;
  managerCompanies: Array<ManagerCompany>;
  /** Who signed in, with an id that is the customer's own where nobody is acted for. */
  actor: Actor;
  /** Who is charged, where it is another than the customer. */
  billTo: Maybe<BillToCustomer>;
  /** How many customers orders may be charged to; with more than one, one has to be chosen. */
  billToCount: Scalars['Int']['output'];
  /** What the person who signed in is to this customer. */
  role: CustomerRole;
  /** What they may do for it at this moment. */
  abilities: Array<Scalars['Ability']['output']>;
  /** The name of the role that the company made for them; role is Undetermined then. */
  companyRole: Maybe<Scalars['String']['output']>;
  /** Changes whenever the session's actor, subject or bill-to changes; sent back as X-Context-Version with every mutation. */
  contextVersion: Scalars['Int']['output'];
  /** The cart that who signed in has with this customer. */
  cart: Cart;
  /** Those of the first 50 of these products that this customer may see, at its prices. */
  products: Array<Product>;
};


export type CustomerProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type Actor = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Address = {
  id: Scalars['ID']['output'];
  addressLine1: Scalars['String']['output'];
  addressLine2: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  state: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
};

export type CustomerAddress = {
  id: Scalars['ID']['output'];
  address: Address;
  /** The one on invoices; it cannot be removed. */
  isMain: Scalars['Boolean']['output'];
};

export type CustomerDiscount = {
  code: Scalars['String']['output'];
  /** Sales code of the products that the discount covers. */
  salesCode: Scalars['String']['output'];
  discountPercentage: Scalars['Float']['output'];
};

export type CustomerCompany = {
  id: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  companySsn: Scalars['String']['output'];
  companyAddress: Maybe<Scalars['String']['output']>;
  /** The role of the person who signed in. */
  role: EmployeeRole;
  /** What they may do for the company. */
  abilities: Array<Scalars['Ability']['output']>;
};

/** What a person is in a company (specification §4). */
export type EmployeeRole =
  | 'Admin'
  | 'Employee'
  | 'Influencer'
  | 'Manager'
  | 'Owner'
  | 'Undetermined';

/** A role in the company acted for, or what nobody is given: a person for themselves, a company by its own access, sales staff in somebody's place. */
export type CustomerRole =
  | 'Admin'
  | 'Employee'
  | 'Influencer'
  | 'Manager'
  | 'Owner'
  | 'Undetermined'
  | 'Private'
  | 'Company'
  | 'Agent'
  | 'PunchOut';

export type ManagerCompany = {
  id: Scalars['ID']['output'];
};

export type PaymentMethodType =
  | 'Account'
  | 'Card';

export type CardBrand =
  | 'Visa'
  | 'Mastercard'
  | 'Amex'
  | 'Discover'
  | 'Diners'
  | 'JCB'
  | 'ChinaUnionPay'
  | 'Unknown';

/** An account or a saved card. A card is not active once it has expired. */
export type PaymentMethod = {
  id: Scalars['ID']['output'];
  type: PaymentMethodType;
  last4: Maybe<Scalars['String']['output']>;
  brand: Maybe<CardBrand>;
  /** 1 to 12. */
  expiryMonth: Maybe<Scalars['Int']['output']>;
  expiryYear: Maybe<Scalars['Int']['output']>;
  active: Scalars['Boolean']['output'];
};

export type DeliveryGoodsInput = {
  productId: Scalars['ID']['input'];
  /** Units. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type DeliveryDates = {
  /** Name of the way of delivery. */
  method: Scalars['String']['output'];
  /** Where it is brought or fetched, in one line; null for a guest, and where it is fetched in the store. */
  place: Maybe<Scalars['String']['output']>;
  /** The server's clock as it answered, in ms since 1970: what browsers count down by. */
  now: Scalars['Float']['output'];
  /** In the order asked; without goods that the visitor may not see. */
  goods: Array<GoodsDelivery>;
};

export type GoodsDelivery = {
  productId: Scalars['ID']['output'];
  /** The date that holds now and the one that takes its place; empty where nobody can say, or where the stock does not reach. */
  dates: Array<DeliveryDate>;
};

export type DeliveryDate = {
  date: Scalars['Date']['output'];
  /** Seconds from midnight when the store closes, where it is fetched there. */
  before: Maybe<Scalars['Int']['output']>;
  /** Last moment at which an order gets this date, in ms since 1970. */
  orderBy: Scalars['Float']['output'];
};

export type CompanyEmployees = {
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  /** What the asker is to the company, and may do for it: says which roles they may give. */
  role: CustomerRole;
  abilities: Array<Scalars['Ability']['output']>;
  /** The only one who manages, where the requester may therefore neither remove them nor take the role from them. */
  lastManagerId: Maybe<Scalars['ID']['output']>;
  employees: Array<CompanyEmployee>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  /** Roles of the company's own, by name. */
  companyRoles: Array<CompanyRole>;
  /** Units of the company, open ones first. */
  units: Array<CompanyUnitName>;
  /** Waiting ones, newest first. */
  invitations: Array<EmployeeInvitation>;
};

export type CompanyEmployee = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phoneNumber: Maybe<Scalars['String']['output']>;
  role: EmployeeRole;
  /** A role of the company's own; role is Undetermined then. */
  companyRole: Maybe<CompanyRoleName>;
  /** What the person may do for the company. */
  abilities: Array<Scalars['Ability']['output']>;
  /** Krónur with VAT that one order may come to; null for no limit. */
  orderLimit: Maybe<Scalars['Int']['output']>;
  /** Units that the person belongs to, closed ones among them; the usual one first. */
  unitIds: Array<Scalars['ID']['output']>;
  /** Whether it is the person who asks. */
  isSelf: Scalars['Boolean']['output'];
};

export type CompanyUnitName = {
  id: Scalars['ID']['output'];
  /** With its number. */
  name: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
};

export type EmployeeInvitation = {
  id: Scalars['ID']['output'];
  /** As it was typed: an e-mail address, or a national id of ten digits. */
  invited: Scalars['String']['output'];
  role: EmployeeRole;
  companyRole: Maybe<CompanyRoleName>;
  /** What who accepts may do. */
  abilities: Array<Scalars['Ability']['output']>;
  orderLimit: Maybe<Scalars['Int']['output']>;
  sentAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isExpired: Scalars['Boolean']['output'];
};

export type Invitation = {
  companyName: Scalars['String']['output'];
  role: EmployeeRole;
  /** The name of a role of the company's own; role is Undetermined then. */
  companyRole: Maybe<Scalars['String']['output']>;
  /** The address that the link was mailed to, for the registration. */
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type AcceptedInvitation = {
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
};

export type AddEmployeeInput = {
  companyId: Scalars['ID']['input'];
  /** E-mail address or national id. */
  invited: Scalars['String']['input'];
  role: EmployeeRole;
  /** A role of the company's own, which goes with the role Undetermined. */
  companyRoleId?: InputMaybe<Scalars['ID']['input']>;
  orderLimit?: InputMaybe<Scalars['Int']['input']>;
};

export type ChangeEmployeeInput = {
  companyId: Scalars['ID']['input'];
  employeeId: Scalars['ID']['input'];
  role: EmployeeRole;
  /** A role of the company's own, which goes with the role Undetermined. Not given: who has one keeps it while role is Undetermined. */
  companyRoleId?: InputMaybe<Scalars['ID']['input']>;
  orderLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Units that the person belongs to, the usual one first. Not given: as before. */
  unitIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type InvoicesToPay = {
  /** Minted by the server for the next payment. */
  idempotencyKey: Scalars['ID']['output'];
  /** Key of a payment that this person has under way. */
  runningKey: Maybe<Scalars['ID']['output']>;
  /** The acquirer's page with the fields of a card; null where the shop takes none. */
  cardFieldsUrl: Maybe<Scalars['String']['output']>;
  /** Whether less than what is left may be paid. */
  allowsPartialPayments: Scalars['Boolean']['output'];
  invoices: Array<InvoiceToPay>;
  /** Credit notes that came after the payment: what is left of that money counts against every payment. */
  credits: Array<InvoiceCredit>;
};

export type InvoiceToPay = {
  invoiceId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  dueDate: Maybe<Scalars['Date']['output']>;
  /** Krónur with VAT. */
  price: Scalars['Int']['output'];
  /** Krónur left of it after credit notes and payments. */
  remaining: Scalars['Int']['output'];
  /** Somebody is paying it right now. */
  isBeingPaid: Scalars['Boolean']['output'];
};

export type InvoiceCredit = {
  /** The paid invoice that was credited. */
  invoiceId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Krónur. */
  amount: Scalars['Int']['output'];
};

export type PayInvoicesInput = {
  idempotencyKey: Scalars['ID']['input'];
  invoices: Array<InvoiceAmountInput>;
  /** Krónur to be charged, after credit, as shown on the button. */
  expectedTotal: Scalars['Int']['input'];
  /** A saved card of this customer; or `cardToken` for a new one. None of them where credit covers all. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: InputMaybe<Scalars['String']['input']>;
  /** Keeps the new card for later. */
  saveCard?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InvoiceAmountInput = {
  invoiceId: Scalars['ID']['input'];
  /** Krónur to settle of it. */
  amount: Scalars['Int']['input'];
};

export type InvoicePaymentResult = {
  /** The receipt's id; null until it is paid. */
  paymentId: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  status: CheckoutStatus;
  /** Where the bank wants to see the card holder. */
  threeDSecure: Maybe<ThreeDSecure>;
};

export type InvoicePaymentMethod =
  | 'Card'
  /** Outside the shop. */
  | 'Bank'
  /** Credit covered all of it. */
  | 'Credit';

export type InvoicePayment = {
  id: Scalars['ID']['output'];
  paidAt: Scalars['DateTime']['output'];
  method: InvoicePaymentMethod;
  /** Krónur of money. */
  amount: Scalars['Int']['output'];
  /** Who paid; null outside the shop. */
  payerName: Maybe<Scalars['String']['output']>;
  lines: Array<InvoicePaymentLine>;
};

export type InvoicePaymentLine = {
  invoiceId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Krónur settled; below zero where its credit was used for the others. */
  amount: Scalars['Int']['output'];
};

/** How an invoice is paid otherwise than by card. */
export type HowToPay = {
  bankAccount: Maybe<Scalars['String']['output']>;
  /** Whose account it is. */
  ssn: Scalars['String']['output'];
  /** What the transfer says. */
  reference: Scalars['String']['output'];
  /** Whether a claim waits in the payer's online bank. */
  hasBankClaim: Scalars['Boolean']['output'];
};

/** What a payment settled of an invoice. */
export type PaymentOfInvoice = {
  /** Its receipt; null for who does not owe the invoice. */
  paymentId: Maybe<Scalars['ID']['output']>;
  amount: Scalars['Int']['output'];
  method: InvoicePaymentMethod;
  paidAt: Scalars['DateTime']['output'];
};

/** What is not given does not matter; all that is has to fit. */
export type InvoiceFilter = {
  /** Words of number, product, SKU, and of the buyer's own references such as a purchase order number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** First and last day of issue, inclusive. */
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<InvoiceStatus>;
  /** Whose it is or who owes it: one of `parties`. */
  partyId?: InputMaybe<Scalars['ID']['input']>;
  /** One of `units`. */
  unitId?: InputMaybe<Scalars['ID']['input']>;
  /** Krónur with VAT; a credit note is below zero. */
  amountFrom?: InputMaybe<Scalars['Int']['input']>;
  amountTo?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody whose orders or debts this customer sees. */
export type Party = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AccountStatement = {
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** Krónur owed before the first day, and after the last. */
  openingBalance: Scalars['Int']['output'];
  closingBalance: Scalars['Int']['output'];
  /** What was charged and what came in within the days. */
  charged: Scalars['Int']['output'];
  paid: Scalars['Int']['output'];
  hasMore: Scalars['Boolean']['output'];
  movements: Array<AccountMovement>;
};

export type AccountMovementKind =
  | 'Invoice'
  | 'Payment'
  | 'CreditNote';

export type AccountMovement = {
  at: Scalars['DateTime']['output'];
  kind: AccountMovementKind;
  invoiceId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Krónur; below zero where less is owed by it. */
  amount: Scalars['Int']['output'];
  /** Krónur owed after it. */
  balance: Scalars['Int']['output'];
};

export type CustomerInvoices = {
  hasMore: Scalars['Boolean']['output'];
  /** What partyId may be. */
  parties: Array<Party>;
  /** What unitId may be. */
  units: Array<UnitName>;
  invoices: Array<Invoice>;
};

export type InvoiceStatus =
  | 'Unpaid'
  | 'Paid'
  | 'Overdue'
  /** A credit note. */
  | 'Credit'
  /** Wholly taken back by credit notes. */
  | 'Credited';

export type Invoice = {
  invoiceId: Scalars['ID']['output'];
  customerName: Scalars['String']['output'];
  /** The customer's national id. */
  customerNumber: Scalars['String']['output'];
  /** In an unbroken series. */
  number: Scalars['String']['output'];
  /** Krónur with VAT. */
  price: Scalars['Int']['output'];
  timestamp: Scalars['DateTime']['output'];
  status: InvoiceStatus;
  /** Who owes it, where it is another than the customer. */
  billToName: Maybe<Scalars['String']['output']>;
  /** Which system made it. */
  dataProvider: Scalars['String']['output'];
  /** What the buyer knows it by. */
  reference: Maybe<Scalars['String']['output']>;
  /** The buyer's own cost centre. */
  costCentre: Maybe<Scalars['String']['output']>;
  /** The unit that it is for, as it was called then. */
  unit: Maybe<Scalars['String']['output']>;
  items: Array<InvoiceItem>;
  checkoutOptions: Array<InvoiceOption>;
  /** Krónur left to pay. */
  remaining: Scalars['Int']['output'];
  /** Whether this customer owes it and something is left of it. */
  isPayable: Scalars['Boolean']['output'];
};

export type InvoiceDetail = {
  invoiceId: Scalars['ID']['output'];
  customerName: Scalars['String']['output'];
  customerNumber: Scalars['String']['output'];
  customerAddress: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  /** Krónur with VAT. */
  price: Scalars['Int']['output'];
  priceWithoutTax: Scalars['Int']['output'];
  tax: Scalars['Int']['output'];
  vatLines: Array<VatLine>;
  timestamp: Scalars['DateTime']['output'];
  dueDate: Maybe<Scalars['Date']['output']>;
  status: InvoiceStatus;
  dataProvider: Scalars['String']['output'];
  /** The invoice as PDF: a path on the shop's own origin, signed for this session and five minutes. */
  pdfUrl: Scalars['String']['output'];
  /** The same as a Peppol BIS Billing 3.0 document. */
  eInvoiceUrl: Scalars['String']['output'];
  orderId: Maybe<Scalars['ID']['output']>;
  /** The invoice that this credit note takes back. */
  credits: Maybe<InvoiceReference>;
  /** Credit notes about this invoice. */
  creditNotes: Array<InvoiceReference>;
  items: Array<InvoiceItem>;
  checkoutOptions: Array<InvoiceOption>;
  transactions: Array<InvoiceTransaction>;
  /** Krónur left to pay. */
  remaining: Scalars['Int']['output'];
  /** Whether this customer owes it and something is left of it. */
  isPayable: Scalars['Boolean']['output'];
  /** What was settled of it, oldest first. */
  payments: Array<PaymentOfInvoice>;
  /** Null where nothing is left to pay. */
  howToPay: Maybe<HowToPay>;
  seller: Seller;
};

export type InvoiceReference = {
  invoiceId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Krónur with VAT; below zero for a credit note. */
  price: Scalars['Int']['output'];
  timestamp: Scalars['DateTime']['output'];
};

/** Regulation 50/1993: who sells. */
export type Seller = {
  name: Scalars['String']['output'];
  ssn: Scalars['String']['output'];
  vatNumber: Scalars['String']['output'];
  address: Scalars['String']['output'];
};

export type VatLine = {
  /** Percent. */
  rate: Scalars['Float']['output'];
  net: Scalars['Int']['output'];
  tax: Scalars['Int']['output'];
};

export type InvoiceItem = {
  id: Scalars['ID']['output'];
  productId: Maybe<Scalars['ID']['output']>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The customer's own number when it was ordered. */
  ownNumber: Maybe<Scalars['String']['output']>;
  /** As ownNumber, the name. */
  ownName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  /** One unit with VAT. */
  unitPrice: Scalars['Int']['output'];
  /** The line with VAT. */
  price: Scalars['Int']['output'];
  priceWithoutTax: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
  /** Percent. */
  vat: Scalars['Float']['output'];
};

export type InvoiceOption = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type InvoiceTransaction = {
  transactionId: Scalars['ID']['output'];
  paymentType: PaymentMethodType;
  /** Krónur. */
  total: Scalars['Int']['output'];
};

export type ProductListInput = {
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** For everybody who acts for the customer; without meaning where a person acts for themselves. */
  isShared: Scalars['Boolean']['input'];
};

export type ProductList = {
  id: Scalars['ID']['output'];
  kind: ListKind;
  name: Scalars['String']['output'];
  isShared: Scalars['Boolean']['output'];
  /** Made by this visitor. */
  isOwn: Scalars['Boolean']['output'];
  /** Who made it, for shared lists of colleagues. */
  makerName: Maybe<Scalars['String']['output']>;
  /** Whether the visitor may rename and delete it; everybody who sees it may put goods on it and take them off. */
  mayManage: Scalars['Boolean']['output'];
  lineCount: Scalars['Int']['output'];
  changedAt: Scalars['DateTime']['output'];
  /** Units of the product that was asked about; null where the list has none of it. */
  quantity: Maybe<Scalars['Int']['output']>;
  /** Null for what nobody handed over. */
  handedOver: Maybe<HandedOver>;
};

export type ProductListDetail = {
  list: ProductList;
  /** At most 200, of a kept cart 500. */
  lines: Array<ProductListLine>;
};

export type ProductListLine = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Null once it is not sold any more. */
  product: Maybe<Product>;
  /** Who put it there; null for older lines. */
  addedBy: Maybe<CartLineAuthor>;
};

export type SaveCartInput = {
  /** 8 to 64 letters, digits, - and _; minted for one press. */
  key: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** As ProductListInput's. */
  isShared: Scalars['Boolean']['input'];
  /** The kept cart that is copied; null for the own cart. */
  listId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the own cart is empty then. */
  emptiesCart?: Scalars['Boolean']['input'];
};

export type HandOverCartInput = {
  /** As SaveCartInput's. */
  key: Scalars['ID']['input'];
  receiverId: Scalars['ID']['input'];
  /** The kept cart that is copied; null for the own cart. */
  listId?: InputMaybe<Scalars['ID']['input']>;
};

export type CartReceiver = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ListKind =
  | 'List'
  /** A cart that is kept. */
  | 'Cart';

export type HandedOver = {
  fromName: Scalars['String']['output'];
  /** It is the visitor's, and they have not put it into their cart yet. */
  isNew: Scalars['Boolean']['output'];
};

export type OrderFieldKind =
  /** What the buyer knows the order by, e.g. a purchase order number; BT-13 of the e-invoice. */
  | 'Reference'
  /** BT-19 of the e-invoice. */
  | 'CostCentre';

export type OrderField = {
  kind: OrderFieldKind;
  name: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  /** `#` is a digit, `A` a letter, `*` one character or more; anything else stands for itself. Null: any text. */
  format: Maybe<Scalars['String']['output']>;
  /** Shown where an answer has another format. */
  message: Maybe<Scalars['String']['output']>;
};

export type OrderFieldInput = {
  kind: OrderFieldKind;
  isRequired: Scalars['Boolean']['input'];
  format?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
};

export type OrderStatus =
  | 'Pending'
  | 'Shipping'
  | 'Fulfilled'
  | 'Archived'
  | 'Deleted';

/** What is not given does not matter; all that is has to fit. */
export type OrderFilter = {
  /** Words of number, product, SKU, receiver, and of the buyer's own references such as a purchase order number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** First and last day, inclusive. */
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<OrderStatus>;
  /** Whose it is or who is charged: one of `parties`. */
  partyId?: InputMaybe<Scalars['ID']['input']>;
  /** One of `units`. */
  unitId?: InputMaybe<Scalars['ID']['input']>;
  /** Krónur with VAT. */
  amountFrom?: InputMaybe<Scalars['Int']['input']>;
  amountTo?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderLineInput = {
  /** A line of the order or the invoice. */
  itemId: Scalars['ID']['input'];
  /** Units, above zero. */
  quantity: Scalars['Int']['input'];
};

export type CustomerOrders = {
  hasMore: Scalars['Boolean']['output'];
  /** What partyId may be. */
  parties: Array<Party>;
  /** What unitId may be. */
  units: Array<UnitName>;
  orders: Array<OrderSummary>;
};

export type OrderSummary = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: OrderStatus;
  createdAt: Scalars['DateTime']['output'];
  /** Krónur with VAT and delivery. */
  total: Scalars['Int']['output'];
  /** Number of lines. */
  lines: Scalars['Int']['output'];
  receiverName: Scalars['String']['output'];
  /** Who is charged, where it is another than the customer. */
  billToName: Maybe<Scalars['String']['output']>;
  /** The buyer's own reference. */
  reference: Maybe<Scalars['String']['output']>;
  /** The buyer's own cost centre. */
  costCentre: Maybe<Scalars['String']['output']>;
  /** The unit that it is for, as it was called then. */
  unit: Maybe<Scalars['String']['output']>;
  /** Whether some of its parts left the house, and others did not. */
  isPartlySent: Scalars['Boolean']['output'];
  /** The last day on which goods are expected that cannot be sent yet. */
  expectedOn: Maybe<Scalars['Date']['output']>;
};

export type Order = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: OrderStatus;
  createdAt: Scalars['DateTime']['output'];
  /** When the goods were handed over. */
  fulfilledAt: Maybe<Scalars['DateTime']['output']>;
  total: Scalars['Int']['output'];
  totalWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  deliveryMethod: Maybe<Scalars['String']['output']>;
  deliveryAmount: Scalars['Int']['output'];
  /** When it was promised, in words with the date. */
  deliveryPromise: Maybe<Scalars['String']['output']>;
  /** In one line: where it is brought, or the pick-up point. */
  deliveryAddress: Maybe<Scalars['String']['output']>;
  paymentType: PaymentMethodType;
  receiverName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The unit that it is for; its name of then is among `checkoutOptions`. */
  unitId: Maybe<Scalars['ID']['output']>;
  /** When the unit's ramp is open, in words, where goods are brought there. */
  rampHours: Maybe<Scalars['String']['output']>;
  rampNote: Maybe<Scalars['String']['output']>;
  /** Who ordered, where it is another than the customer. */
  orderedByName: Maybe<Scalars['String']['output']>;
  /** Whose order it is. */
  customerName: Scalars['String']['output'];
  /** Who is charged, where it is another than the customer. */
  billToName: Maybe<Scalars['String']['output']>;
  invoiceId: Maybe<Scalars['ID']['output']>;
  items: Array<OrderItem>;
  /** What left the house, in the order in which it did. */
  shipments: Array<Shipment>;
  checkoutOptions: Array<InvoiceOption>;
  events: Array<OrderEvent>;
  /** Invoice and credit notes, the oldest first. */
  documents: Array<InvoiceReference>;
  refunds: Array<OrderRefund>;
  /** Whether this customer may call it off. */
  canCancel: Scalars['Boolean']['output'];
  withdrawal: WithdrawalRight;
  withdrawals: Array<Withdrawal>;
};

export type OrderItem = {
  id: Scalars['ID']['output'];
  productId: Maybe<Scalars['ID']['output']>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The customer's own number when it was ordered. */
  ownNumber: Maybe<Scalars['String']['output']>;
  /** As ownNumber, the name. */
  ownName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  /** One unit with VAT. */
  unitPrice: Scalars['Int']['output'];
  /** The line with VAT. */
  price: Scalars['Int']['output'];
  priceWithoutTax: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
  /** Percent. */
  vat: Scalars['Float']['output'];
  /** Units that were withdrawn from. */
  withdrawn: Scalars['Int']['output'];
  /** Units that left the house. */
  shipped: Scalars['Int']['output'];
  /** Units that were credited because they will not be sent. */
  cancelled: Scalars['Int']['output'];
  /** Units that are still to be sent; none of an order that is closed. */
  left: Scalars['Int']['output'];
  /** When the units that are left are expected; null where they are not known to be late. */
  expectedOn: Maybe<Scalars['Date']['output']>;
  /** Why consumers may not withdraw from this line, as it was when it was ordered. */
  withdrawalExemption: Maybe<WithdrawalExemption>;
};

export type ShipmentState =
  | 'OnTheWay'
  /** It waits in the store. */
  | 'Ready'
  | 'Delivered'
  /** The order was called off before it arrived. */
  | 'Returned';

export type Shipment = {
  id: Scalars['ID']['output'];
  /** Order's number and part. */
  number: Scalars['String']['output'];
  /** From 1. */
  part: Scalars['Int']['output'];
  state: ShipmentState;
  carrier: Maybe<Scalars['String']['output']>;
  trackingNumber: Maybe<Scalars['String']['output']>;
  /** The carrier's page about it. */
  trackingUrl: Maybe<Scalars['String']['output']>;
  sentAt: Scalars['DateTime']['output'];
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** PDF without prices, for this session and five minutes. */
  deliveryNoteUrl: Scalars['String']['output'];
  lines: Array<ShipmentLine>;
};

export type ShipmentLine = {
  /** The order's line. */
  itemId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type OrderEventKind =
  | 'Placed'
  | 'Shipping'
  | 'ShipmentSent'
  | 'ShipmentDelivered'
  /** Goods cannot be sent yet, or are expected on another day. */
  | 'Expected'
  /** Goods will not be sent. */
  | 'Cancelled'
  | 'Fulfilled'
  | 'Archived'
  | 'Deleted'
  | 'WithdrawalRequested'
  | 'WithdrawalReceived'
  | 'WithdrawalDeclined'
  | 'Credited'
  | 'Refunded';

export type OrderEvent = {
  at: Scalars['DateTime']['output'];
  kind: OrderEventKind;
  /** Number of the credit note, the declaration or the part that it is about. */
  number: Maybe<Scalars['String']['output']>;
  /** Name of the goods that it is about. */
  name: Maybe<Scalars['String']['output']>;
  /** The day that was told; null where goods are no longer late. */
  expectedOn: Maybe<Scalars['Date']['output']>;
  /** Krónur. */
  amount: Maybe<Scalars['Int']['output']>;
  reason: Maybe<Scalars['String']['output']>;
};

export type RefundState =
  | 'Refunding'
  | 'Refunded'
  | 'Refused';

export type OrderRefund = {
  id: Scalars['ID']['output'];
  /** Krónur on their way to the card. */
  amount: Scalars['Int']['output'];
  state: RefundState;
};

export type WithdrawalRight = {
  /** Why nobody may withdraw now; null when a consumer may. */
  problem: Maybe<Scalars['String']['output']>;
  /** Null until the goods are delivered. */
  lastDay: Maybe<Scalars['Date']['output']>;
};

export type WithdrawalState =
  | 'Requested'
  | 'Received'
  | 'Declined';

export type Withdrawal = {
  id: Scalars['ID']['output'];
  declaredAt: Scalars['DateTime']['output'];
  state: WithdrawalState;
  reason: Maybe<Scalars['String']['output']>;
  lines: Array<WithdrawalLine>;
  /** What is written on the parcel; null once it was decided. */
  returnLabel: Maybe<ReturnLabel>;
};

export type ReturnLabel = {
  /** Where it is sent, line by line. */
  to: Array<Scalars['String']['output']>;
  /** Who sends it, line by line. */
  from: Array<Scalars['String']['output']>;
  /** Number of the declaration and of the order. */
  reference: Scalars['String']['output'];
  /** PDF, for this session and five minutes. */
  pdfUrl: Scalars['String']['output'];
};

export type WithdrawalLine = {
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

/** One of the two ids; without lines all of them. */
export type ReorderInput = {
  /** Made by the browser for this press: sent twice nothing more is added. */
  key: Scalars['ID']['input'];
  orderId?: InputMaybe<Scalars['ID']['input']>;
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  lines?: InputMaybe<Array<OrderLineInput>>;
};

export type ReorderOutcome =
  | 'Added'
  | 'Corrected'
  | 'Unavailable';

export type ReorderLine = {
  itemId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  outcome: ReorderOutcome;
  /** Units that came into the cart. */
  added: Scalars['Int']['output'];
  /** Why it is not all that was asked for. */
  message: Maybe<Scalars['String']['output']>;
};

export type ReorderResult = {
  cart: Cart;
  lines: Array<ReorderLine>;
};

/** What the customer acted for calls a product; personal to that customer. */
export type OwnNumber = {
  number: Scalars['String']['output'];
  name: Maybe<Scalars['String']['output']>;
};

export type OwnNumberPage = {
  lines: Array<OwnNumberLine>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

export type OwnNumberLine = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  /** Our name. */
  productName: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  name: Maybe<Scalars['String']['output']>;
  /** Whether it is still in the range. */
  isSold: Scalars['Boolean']['output'];
};

export type OwnNumberRowInput = {
  /** Our number, or a barcode. */
  product: Scalars['String']['input'];
  number: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type OwnNumberChange =
  | 'New'
  | 'Changed'
  | 'Same'
  /** Nothing: `problem` says why. */
  | 'Refused';

/** What becomes of one row, in the order given. */
export type OwnNumberOutcome = {
  change: OwnNumberChange;
  /** Icelandic. */
  problem: Maybe<Scalars['String']['output']>;
  sku: Maybe<Scalars['String']['output']>;
  /** Our name. */
  productName: Maybe<Scalars['String']['output']>;
  /** Number and name before, where they are others now. */
  before: Maybe<OwnNumber>;
  /** Our number of the product that loses the number. */
  movedFrom: Maybe<Scalars['String']['output']>;
};

export type PadGoods = {
  products: Array<Product>;
  /** Null after the last. */
  next: Maybe<Scalars['ID']['output']>;
  /** How many there are in all; more than 5,000 where some were left out. */
  total: Scalars['Int']['output'];
  /** The lists by name, with the first call; none with the others. */
  lists: Array<PadList>;
};

export type PadList = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  productIds: Array<Scalars['ID']['output']>;
};

export type PadLineInput = {
  /** As it was typed or scanned; at most 64 characters of it are read. */
  code: Scalars['String']['input'];
  /** Known where the product was kept on the device; the number is not looked up then. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Units. */
  quantity: Scalars['Float']['input'];
};

export type PadOutcome =
  | 'Added'
  /** Fewer than asked for: no more is left. */
  | 'Fewer'
  /** Nothing: the stock, a sales unit or the size of the cart does not allow it. */
  | 'Refused'
  /** It was known, and is not sold any more. */
  | 'Gone'
  | 'Unknown'
  /** The number is of several products. */
  | 'Ambiguous';

export type PadAdditions = {
  cart: Cart;
  /** One for each line, in the order given. */
  lines: Array<PadAddition>;
};

export type PadAddition = {
  code: Scalars['String']['output'];
  outcome: PadOutcome;
  /** Units that were added. */
  added: Scalars['Int']['output'];
  /** Icelandic: why it was not all; null where it was. */
  problem: Maybe<Scalars['String']['output']>;
  /** The product as the visitor sees it; several where one has to be chosen, none where there is none. */
  products: Array<Product>;
};

export type Purchase = {
  date: Scalars['DateTime']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Krónur with VAT for one unit, as it was sold. */
  unitPrice: Scalars['Int']['output'];
};

export type DueProduct = {
  product: Product;
  /** The median of the days between two purchases. */
  usualDays: Scalars['Int']['output'];
  /** The median of the units bought on one day. */
  usualQuantity: Scalars['Int']['output'];
  lastBoughtOn: Scalars['Date']['output'];
  dueOn: Scalars['Date']['output'];
};

/** How a purchasing system opens the shop: by forms (OCI 5) or by messages (cXML). */
export type PurchasingSystemKind =
  | 'OCI'
  | 'CXML';

/** What takes carts of this shop home instead of ordering here (docs/company-api.md). */
export type PurchasingSystem = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: PurchasingSystemKind;
  /** OCI only: stands in the call beside the password. */
  username: Maybe<Scalars['String']['output']>;
  /** cXML only. */
  identities: Maybe<NetworkIdentities>;
  /** Hosts that carts may be sent to. */
  hosts: Array<Scalars['String']['output']>;
  /** The last four characters of the secret. */
  ending: Scalars['String']['output'];
  /** Whose visits and orders they are, within this person's rights and limit. */
  makerName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** To the hour; null for one that was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Whom messages are from, to and sent by. */
export type NetworkIdentities = {
  from: NetworkIdentity;
  to: NetworkIdentity;
  sender: NetworkIdentity;
};

export type NetworkIdentity = {
  domain: Scalars['String']['output'];
  identity: Scalars['String']['output'];
};

export type PurchasingSystemInput = {
  name: Scalars['String']['input'];
  kind: PurchasingSystemKind;
  hosts: Array<Scalars['String']['input']>;
  /** cXML only. */
  identities?: InputMaybe<NetworkIdentitiesInput>;
  /** cXML only: one of standingOrderChoices, for the orders that the system sends; none: it may send none. */
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
};

export type NetworkIdentitiesInput = {
  from: NetworkIdentityInput;
  to: NetworkIdentityInput;
  sender: NetworkIdentityInput;
};

export type NetworkIdentityInput = {
  domain: Scalars['String']['input'];
  identity: Scalars['String']['input'];
};

export type CreatedPurchasingSystem = {
  system: PurchasingSystem;
  /** Told this once: the shop keeps its digest only. */
  secret: Scalars['String']['output'];
};

export type CodeMatch = {
  code: Scalars['String']['output'];
  /** None: unknown, or hidden from this visitor. Several: the number is not of one product. */
  products: Array<Product>;
};

export type CartAdditionInput = {
  productId: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Float']['input'];
};

export type CartAdditions = {
  cart: Cart;
  /** One for each line, in the order given; lines of the same product are one. */
  lines: Array<CartAddition>;
};

export type CartAddition = {
  productId: Scalars['ID']['output'];
  /** Units that were added. */
  added: Scalars['Int']['output'];
  /** Icelandic: why it was not all; null where it was. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Expired is what a sent quote is from the day after its last, by the clock in Reykjavík. */
export type SalesQuoteStatus =
  /** Asked for by a buyer, and not taken up by an agent yet. */
  | 'Requested'
  | 'Draft'
  | 'Sent'
  | 'Accepted'
  | 'Expired';

/** What the visitor may do with a quote as it is. */
export type SalesQuoteAction =
  | 'Accept'
  /** Answer the offer with another. */
  | 'Counter'
  /** Take up what was asked for. */
  | 'Start'
  | 'Edit'
  | 'Send'
  | 'Withdraw'
  | 'Remove';

export type SalesQuotes = {
  hasMore: Scalars['Boolean']['output'];
  /** How many there are of each status, those that have none left out. */
  counts: Array<SalesQuoteCount>;
  quotes: Array<SalesQuoteSummary>;
  /** How many the customer can accept now. */
  acceptableCount: Scalars['Int']['output'];
};

export type ProspectQuoteInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

export type SalesQuoteCount = {
  status: SalesQuoteStatus;
  count: Scalars['Int']['output'];
};

/** A quote in a list. Of a draft and of a request only agents see the amounts; for the customer they are 0 until it is sent. */
export type SalesQuoteSummary = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: SalesQuoteStatus;
  /** Whom an agent has made it for who is no customer yet. */
  prospectName: Maybe<Scalars['String']['output']>;
  /** Krónur with VAT and delivery. */
  totalPrice: Scalars['Int']['output'];
  createdDate: Scalars['DateTime']['output'];
  sentDate: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which it can be accepted. */
  validUntilDate: Scalars['Date']['output'];
  acceptedDate: Maybe<Scalars['DateTime']['output']>;
};

export type RequestedSalesQuote = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  customer: CartCustomer;
  requestedDate: Scalars['DateTime']['output'];
  /** How many products were asked for. */
  lineCount: Scalars['Int']['output'];
  /** By when the buyer wants the goods. */
  wantedDate: Maybe<Scalars['Date']['output']>;
  /** The buyer has answered an offer with another. */
  isCounter: Scalars['Boolean']['output'];
};

export type DueSalesQuote = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  customer: CartCustomer;
  totalPrice: Scalars['Int']['output'];
  validUntilDate: Scalars['Date']['output'];
};

/** Of a draft and of a request only agents see lines, amounts and message; for the customer they are empty until it is sent. What was asked for is in entries. */
export type SalesQuote = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: SalesQuoteStatus;
  /** Changes with every edit. */
  version: Scalars['Int']['output'];
  customer: SalesQuoteCustomer;
  /** Made for somebody who is no customer yet, and not taken over. */
  isForProspect: Scalars['Boolean']['output'];
  /** Who made it; null while nobody has taken up what was asked for. */
  agent: Maybe<SalesQuoteAgent>;
  message: Scalars['String']['output'];
  /** Krónur with VAT and delivery. */
  totalPrice: Scalars['Int']['output'];
  totalPriceWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  /** Included in totalPrice: what the lines cost less than their list price. */
  discountAmount: Scalars['Int']['output'];
  vatLines: Array<VatLine>;
  delivery: SalesQuoteDelivery;
  createdDate: Scalars['DateTime']['output'];
  sentDate: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which it can be accepted. */
  validUntilDate: Scalars['Date']['output'];
  acceptedDate: Maybe<Scalars['DateTime']['output']>;
  acceptedBy: Maybe<Scalars['String']['output']>;
  orderId: Maybe<Scalars['ID']['output']>;
  orderNumber: Maybe<Scalars['String']['output']>;
  invoiceId: Maybe<Scalars['ID']['output']>;
  lineItems: Array<SalesQuoteLine>;
  /** The offer against what the same would cost this customer today; null unless it is sent, and not told of an accepted one. */
  today: Maybe<SalesQuoteToday>;
  /** What both sides have said, in order: requests, offers as they were sent, and messages. */
  entries: Array<SalesQuoteEntry>;
  actions: Array<SalesQuoteAction>;
  /** What an agent can choose from while it is a draft. */
  deliveryMethods: Array<DeliveryMethod>;
  /** The quote as PDF, signed for this session and five minutes; null while it is a draft. */
  pdfUrl: Maybe<Scalars['String']['output']>;
  /** Path of the page that shows it without an account, with a signed link behind #; until its last day, or until it is no longer what it is. Null unless it is sent, and for those who may not accept it. */
  sharePath: Maybe<Scalars['String']['output']>;
  seller: Seller;
};

/** A quote for who has its link: of the customer the name only, and nothing of stock or prices of today. */
export type SharedSalesQuote = {
  number: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  /** Waits for who it was made for to become a customer and take it over. */
  isForProspect: Scalars['Boolean']['output'];
  agent: Maybe<SalesQuoteAgent>;
  message: Scalars['String']['output'];
  /** Krónur with VAT and delivery. */
  totalPrice: Scalars['Int']['output'];
  totalPriceWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  discountAmount: Scalars['Int']['output'];
  vatLines: Array<VatLine>;
  deliveryName: Scalars['String']['output'];
  /** Krónur with VAT. */
  deliveryAmount: Scalars['Int']['output'];
  sentDate: Scalars['DateTime']['output'];
  validUntilDate: Scalars['Date']['output'];
  lineItems: Array<SharedSalesQuoteLine>;
  /** The quote as PDF by the same link. */
  pdfUrl: Scalars['String']['output'];
  seller: Seller;
};

export type SharedSalesQuoteLine = {
  id: Scalars['ID']['output'];
  productId: Scalars['ID']['output'];
  /** As SalesQuoteLine.alternativeTo. */
  alternativeTo: Maybe<Scalars['ID']['output']>;
  slug: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unitPrice: Scalars['Int']['output'];
  listPrice: Scalars['Int']['output'];
  price: Scalars['Int']['output'];
  priceWithoutTax: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
};

export type SalesQuoteToday = {
  /** Krónur with VAT of the goods that are still sold, as offered. */
  offered: Scalars['Int']['output'];
  /** The same goods at today's prices. */
  current: Scalars['Int']['output'];
  /** Products of the offer that are gone, which neither counts. */
  goneCount: Scalars['Int']['output'];
};

export type SalesQuoteCustomer = {
  name: Scalars['String']['output'];
  /** Null of who is no customer yet. */
  ssn: Maybe<Scalars['String']['output']>;
  address: Maybe<Scalars['String']['output']>;
};

export type SalesQuoteAgent = {
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phoneNumber: Maybe<Scalars['String']['output']>;
};

export type SalesQuoteDelivery = {
  methodId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Krónur with VAT. */
  amount: Scalars['Int']['output'];
  address: Maybe<Scalars['String']['output']>;
};

/** What is different from when the line was written; not told of accepted quotes. */
export type SalesQuoteChange =
  /** Costs this customer more now. */
  | 'PriceUp'
  | 'PriceDown'
  /** Fewer can be had now than the line has. */
  | 'StockShort'
  /** Taken out of the range. */
  | 'Gone';

export type SalesQuoteLine = {
  id: Scalars['ID']['output'];
  productId: Scalars['ID']['output'];
  /** Id of the line that this one may be taken in place of; no sum counts it. Null for a line that is part of the offer. */
  alternativeTo: Maybe<Scalars['ID']['output']>;
  /** Null when the product is gone, or has no address of its own. */
  slug: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** One unit with VAT, as offered. */
  unitPrice: Scalars['Int']['output'];
  /** One unit with VAT before any discount, when it was offered. */
  listPrice: Scalars['Int']['output'];
  /** The line with VAT. */
  price: Scalars['Int']['output'];
  priceWithoutTax: Scalars['Int']['output'];
  discountPercentage: Scalars['Float']['output'];
  /** Percent. */
  vat: Scalars['Float']['output'];
  changes: Array<SalesQuoteChange>;
  /** What one unit costs this customer today without the quote; null when it is gone. */
  currentPrice: Maybe<Scalars['Int']['output']>;
  /** The line at today's price; null when it is gone. */
  currentLinePrice: Maybe<Scalars['Int']['output']>;
  /** What one unit costs this customer today without the quote, by quantity: as CartItem.priceSteps; empty when it is gone. */
  currentSteps: Array<PriceStep>;
  /** Units that can be had today; null for special orders. */
  currentStock: Maybe<Scalars['Int']['output']>;
  unitOfMeasure: Scalars['Int']['output'];
};

export type SalesQuoteEntryKind =
  /** What a buyer asked for. */
  | 'Request'
  /** What a buyer answered an offer with. */
  | 'Counter'
  /** A quote as it was sent. */
  | 'Offer'
  | 'Message';

export type SalesQuoteEntry = {
  id: Scalars['ID']['output'];
  kind: SalesQuoteEntryKind;
  /** Null for somebody whose data was erased. */
  author: Maybe<Scalars['String']['output']>;
  isFromShop: Scalars['Boolean']['output'];
  date: Scalars['DateTime']['output'];
  /** The words that go with it; may be empty except in a message. */
  text: Scalars['String']['output'];
  lines: Array<SalesQuoteEntryLine>;
  /** By when the buyer wants the goods; only of a request. */
  wantedDate: Maybe<Scalars['Date']['output']>;
  /** Only of an offer. */
  offer: Maybe<SalesQuoteEntryOffer>;
};

export type SalesQuoteEntryOffer = {
  version: Scalars['Int']['output'];
  validUntilDate: Scalars['Date']['output'];
  delivery: Scalars['String']['output'];
  /** Krónur with VAT. */
  deliveryAmount: Scalars['Int']['output'];
  /** Krónur with VAT and delivery. */
  totalPrice: Scalars['Int']['output'];
};

export type SalesQuoteEntryLine = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** One unit with VAT as offered, or as the buyer wishes; null where no price was named. */
  unitPrice: Maybe<Scalars['Int']['output']>;
  /** The buyer's words on the line. */
  wish: Scalars['String']['output'];
  /** Only of an offer: the product that this one was offered in place of. */
  alternativeToProductId: Maybe<Scalars['ID']['output']>;
};

export type SalesQuoteRequestInput = {
  /** Made by the client for each press: what is sent again with the same key is done once. */
  key: Scalars['String']['input'];
  lines: Array<SalesQuoteAskedLineInput>;
  /** By when the goods are wanted. */
  wantedDate?: InputMaybe<Scalars['Date']['input']>;
  message: Scalars['String']['input'];
};

export type SalesQuoteCounterInput = {
  key: Scalars['String']['input'];
  quoteId: Scalars['ID']['input'];
  /** Of the quote as it was shown. */
  version: Scalars['Int']['input'];
  lines: Array<SalesQuoteAskedLineInput>;
  message: Scalars['String']['input'];
};

export type SalesQuoteAskedLineInput = {
  productId: Scalars['ID']['input'];
  /** More than the stock may be asked for. */
  quantity: Scalars['Int']['input'];
  /** At most 500 characters. */
  wish: Scalars['String']['input'];
  /** One unit with VAT, as the buyer wishes. */
  unitPrice?: InputMaybe<Scalars['Int']['input']>;
};

export type SalesQuoteMessageInput = {
  key: Scalars['String']['input'];
  quoteId: Scalars['ID']['input'];
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

export type SalesQuoteInput = {
  quoteId: Scalars['ID']['input'];
  /** Of the draft as it was shown. */
  version: Scalars['Int']['input'];
  validUntilDate: Scalars['Date']['input'];
  message: Scalars['String']['input'];
  deliveryMethodId: Scalars['ID']['input'];
  /** All that stay; what is left out goes. */
  lines: Array<SalesQuoteLineInput>;
};

export type SalesQuoteLineInput = {
  /** Of a line of the draft; null for a new one, which names its product. Problems of a new one are at lines.new-PRODUCTID. */
  id?: InputMaybe<Scalars['ID']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
  /** One unit with VAT, at most its list price. */
  unitPrice: Scalars['Int']['input'];
  /** Product of the line that it is offered in place of. */
  alternativeTo?: InputMaybe<Scalars['ID']['input']>;
};

export type RegistrationPreflight = {
  isCompany: Scalars['Boolean']['output'];
  /** Ten digits without a dash. */
  ssn: Scalars['String']['output'];
};

export type RegisteredCustomer = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type RegisterCustomerInput = {
  /** Of a sign-in within the last five minutes. The account's address becomes the customer's. */
  idToken: Scalars['String']['input'];
  ssn: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Who registers a company. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  addressLine1: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  city: Scalars['String']['input'];
  allowMarketing: Scalars['Boolean']['input'];
  acceptTerms: Scalars['Boolean']['input'];
};

export type PlaceRepeatOrderInput = {
  idempotencyKey: Scalars['ID']['input'];
  /** Krónur, as shown on the button. */
  expectedTotal: Scalars['Int']['input'];
  acceptTerms: Scalars['Boolean']['input'];
  checkoutOptions?: InputMaybe<Array<CheckoutOptionValueInput>>;
  /** A saved card of this customer; or `cardToken` for a new one. Neither is on account. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: InputMaybe<Scalars['String']['input']>;
  /** Keeps the new card for later orders. */
  saveCard?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RepeatOrder = {
  /** The last order. */
  orderId: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  orderedAt: Scalars['DateTime']['output'];
  /** Krónur with VAT and delivery that it came to. */
  lastTotal: Scalars['Int']['output'];
  /** Goes back in placeRepeatOrder; another as soon as this visitor has ordered, or a card was refused. */
  idempotencyKey: Scalars['ID']['output'];
  lines: Array<RepeatLine>;
  receiver: CheckoutReceiver;
  /** Null where it is no longer offered. */
  deliveryMethod: Maybe<DeliveryMethod>;
  /** In one line: where it is brought, or the pick-up point. */
  deliveryPlace: Maybe<Scalars['String']['output']>;
  /** Krónur for delivery, with VAT. */
  deliveryAmount: Scalars['Int']['output'];
  /** The shop's questions with the answers of the last order; without its reference, which is that order's own. */
  checkoutOptions: Array<CheckoutOption>;
  /** The account, with the reason where it cannot be used. */
  payment: PaymentOption;
  /** Payment by card, with the reason where it cannot be used; null where the shop takes none. */
  cardPayment: Maybe<PaymentOption>;
  /** The customer's saved cards that have not expired; none where the shop takes no cards. */
  savedCards: Array<PaymentMethod>;
  /** The one of savedCards that is chosen when the page opens, as the last order was paid; null for the account. */
  paymentMethodId: Maybe<Scalars['ID']['output']>;
  /** Key of an order like the last that waits for its payment, for paymentStatus and cancelPayment; null for none. */
  runningKey: Maybe<Scalars['ID']['output']>;
  /** Why it cannot be placed as it is, beside the payment: nothing left of it, or no way of delivery. Null where it can. */
  problem: Maybe<Scalars['String']['output']>;
  /** Krónur to pay, with VAT and delivery; goes back as expectedTotal. */
  total: Scalars['Int']['output'];
  totalWithoutTax: Scalars['Int']['output'];
  totalTaxAmount: Scalars['Int']['output'];
  /** The buyer's limit in krónur, where this order is above it and would wait for a manager's yes; null otherwise. */
  exceededLimit: Maybe<Scalars['Int']['output']>;
  /** The unit that it would be for. */
  unit: Maybe<Scalars['String']['output']>;
  /** Names of the steps of approval that the order needs; none where it is placed at once. */
  approvalSteps: Array<Scalars['String']['output']>;
};

export type RepeatLine = {
  /** The line of the last order. */
  itemId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null where the product is no longer sold. */
  slug: Maybe<Scalars['String']['output']>;
  image: Maybe<Image>;
  lastQuantity: Scalars['Int']['output'];
  /** Units that can be had now; 0 where none can. */
  quantity: Scalars['Int']['output'];
  /** Krónur with VAT. */
  lastUnitPrice: Scalars['Int']['output'];
  /** Krónur with VAT; null where none can be had. */
  unitPrice: Maybe<Scalars['Int']['output']>;
  /** Krónur with VAT of the line now. */
  price: Scalars['Int']['output'];
  /** Not in the range any more, as opposed to out of stock. */
  isGone: Scalars['Boolean']['output'];
};

export type SavedItem = {
  id: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  product: Product;
};

export type SavedChange = {
  cart: Cart;
  savedItems: Array<SavedItem>;
};

/** What the shop was told of an address. */
export type MailState =
  | 'Reachable'
  /** A mail came back: nothing more is sent. */
  | 'Bounced'
  /** Its owner called a mail spam: nothing more is sent. */
  | 'Complained'
  /** Its owner wants only what is about orders or was asked for. */
  | 'Unsubscribed';

export type AccountSettings = {
  /** Name of the person who signed in. */
  name: Scalars['String']['output'];
  /** Address that orders and offers are mailed to. */
  email: Scalars['String']['output'];
  /** Whether the address is known to be the person's own. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Null where an electronic id signed in: there is no password to change. */
  login: Maybe<AccountLogin>;
  allowMarketing: Scalars['Boolean']['output'];
  mailState: MailState;
  /** This one first, then the latest used. */
  sessions: Array<OwnSession>;
};

export type AccountLogin = {
  /** Address to sign in with; null while the identity service does not answer. */
  email: Maybe<Scalars['String']['output']>;
  hasSecondFactor: Scalars['Boolean']['output'];
  /** That a code can be sent to for signing in, with the country's prefix; null for none. */
  phoneNumber: Maybe<Scalars['String']['output']>;
};

export type OwnSession = {
  id: Scalars['ID']['output'];
  /** The browser and what it runs on in plain words, e.g. Chrome á Windows. */
  device: Scalars['String']['output'];
  signedInAt: Scalars['DateTime']['output'];
  /** To the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

export type StandingOrderStatus =
  | 'Active'
  | 'Paused'
  | 'Ended';

export type StandingDayStatus =
  | 'Planned'
  | 'Skipped'
  /** The order is being made. */
  | 'Making'
  | 'Ordered'
  /** It waits for a manager's yes. */
  | 'Requested'
  | 'Failed';

export type StandingOrderInput = {
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 1 for every week, to 12. */
  everyWeeks: Scalars['Int']['input'];
  /** 1 = Monday to 5 = Friday, at least one. */
  weekdays: Array<Scalars['Int']['input']>;
  /** None is made before this day. */
  startsOn: Scalars['Date']['input'];
  /** 1 to 200 products. */
  lines: Array<StandingLineInput>;
  /** One of the choices. */
  deliveryMethodId: Scalars['ID']['input'];
  /** One of the customer's own, where the method requires an address. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  receiver: StandingReceiverInput;
  checkoutOptions?: InputMaybe<Array<CheckoutOptionValueInput>>;
};

export type StandingLineInput = {
  productId: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
};

export type StandingReceiverInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type StandingOrderSummary = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: StandingOrderStatus;
  everyWeeks: Scalars['Int']['output'];
  weekdays: Array<Scalars['Int']['output']>;
  lineCount: Scalars['Int']['output'];
  /** Null where it was made by the asker. */
  makerName: Maybe<Scalars['String']['output']>;
  /** Null where none is to come. */
  nextDay: Maybe<StandingDay>;
  /** The last day that is over; null before the first. */
  lastDay: Maybe<StandingDay>;
};

export type StandingOrder = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: StandingOrderStatus;
  everyWeeks: Scalars['Int']['output'];
  weekdays: Array<Scalars['Int']['output']>;
  startsOn: Scalars['Date']['output'];
  /** Null where it was made by the asker. */
  makerName: Maybe<Scalars['String']['output']>;
  /** Its maker may change it, and who manages the company's people. */
  mayManage: Scalars['Boolean']['output'];
  /** Who is charged, where it is another than the customer. */
  billToName: Maybe<Scalars['String']['output']>;
  deliveryMethodId: Scalars['ID']['output'];
  /** Null once it is not offered any more. */
  deliveryMethod: Maybe<Scalars['String']['output']>;
  deliveryAmount: Scalars['Int']['output'];
  addressId: Maybe<Scalars['ID']['output']>;
  /** In one line; null where it is fetched. */
  deliveryAddress: Maybe<Scalars['String']['output']>;
  receiver: StandingReceiver;
  checkoutOptions: Array<StandingAnswer>;
  lines: Array<StandingLine>;
  /** Krónur with VAT and delivery at the prices of now. */
  total: Scalars['Int']['output'];
  /** The next days, at most four; none while it is paused. */
  nextDays: Array<StandingDay>;
  /** Days that are over, newest first, at most twenty. */
  pastDays: Array<StandingDay>;
};

export type StandingReceiver = {
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type StandingAnswer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type StandingLine = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** The product is sold in multiples of this. */
  unitOfMeasure: Scalars['Int']['output'];
  /** One unit with VAT now; null for what is not sold any more. */
  unitPrice: Maybe<Scalars['Int']['output']>;
  /** One unit with VAT when its people were last told. */
  seenPrice: Scalars['Int']['output'];
  /** Why the stock of now does not reach, in Icelandic; null where it does. */
  problem: Maybe<Scalars['String']['output']>;
};

export type StandingDay = {
  /** When it is or was ordered. */
  date: Scalars['Date']['output'];
  /** The day of the rhythm, where that is a holiday. */
  plannedDate: Maybe<Scalars['Date']['output']>;
  status: StandingDayStatus;
  /** What differs from all other days; null where nothing does. */
  lines: Maybe<Array<StandingDayLine>>;
  orderId: Maybe<Scalars['ID']['output']>;
  requestId: Maybe<Scalars['ID']['output']>;
  /** Why no order was made, in Icelandic. */
  reason: Maybe<Scalars['String']['output']>;
  /** What was not to be had. */
  missing: Array<StandingMissing>;
};

export type StandingDayLine = {
  productId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
};

export type StandingMissing = {
  name: Scalars['String']['output'];
  /** Units. */
  asked: Scalars['Int']['output'];
  ordered: Scalars['Int']['output'];
};

export type StandingOrderChoices = {
  deliveries: Array<StandingDelivery>;
  receiver: StandingReceiver;
  /** Why none can be made, in Icelandic: there is no account to charge. */
  problem: Maybe<Scalars['String']['output']>;
};

export type StandingDelivery = {
  method: DeliveryMethod;
  /** The shop's questions about orders that are delivered so. */
  checkoutOptions: Array<CheckoutOption>;
};

export type UnitSum = {
  /** Null: what is for no unit. */
  unit: Maybe<UnitName>;
  /** Whole krónur with VAT, credit notes subtracted. */
  totalAmount: Scalars['Float']['output'];
  totalAmountExcludingTax: Scalars['Float']['output'];
};

export type MonthlyStatistics = {
  year: Scalars['Int']['output'];
  /** 1 to 12. */
  month: Scalars['Int']['output'];
  /** Whole krónur with VAT; less than 0 where more was credited than bought. A sum may pass what Int holds. */
  totalAmount: Scalars['Float']['output'];
  totalAmountExcludingTax: Scalars['Float']['output'];
};

export type CompanyUnits = {
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  /** Open ones first, by number and name. */
  units: Array<Unit>;
  /** Who may be named as approver. */
  people: Array<CompanyPerson>;
  /** The company's own, of which a unit has some. */
  addresses: Array<CustomerAddress>;
};

export type Unit = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The company's own number of it. */
  number: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  /** The usual one first. */
  addressIds: Array<Scalars['ID']['output']>;
  /** What its orders may be charged to, the usual one first; none: any. */
  costCentres: Array<Scalars['String']['output']>;
  receivers: Array<UnitReceiver>;
  rampHours: Array<RampHours>;
  rampNote: Maybe<Scalars['String']['output']>;
  approverIds: Array<Scalars['ID']['output']>;
  /** How many people belong to it. */
  peopleCount: Scalars['Int']['output'];
};

/** Who takes goods in. */
export type UnitReceiver = {
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

/** When goods are taken in. */
export type RampHours = {
  /** 1 is Monday, 7 Sunday. */
  weekday: Scalars['Int']['output'];
  /** In hours and minutes, as `08:00`. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** A unit that somebody may order for, or whose orders they see. */
export type UnitName = {
  id: Scalars['ID']['output'];
  /** With its number. */
  name: Scalars['String']['output'];
};

/** A unit as its buyer needs it. */
export type UnitToOrderFor = {
  id: Scalars['ID']['output'];
  /** With its number. */
  name: Scalars['String']['output'];
  /** Addresses of the customer, the usual one first. */
  addressIds: Array<Scalars['ID']['output']>;
  receivers: Array<UnitReceiver>;
  /** When the ramp is open, in words. */
  rampHours: Maybe<Scalars['String']['output']>;
  rampNote: Maybe<Scalars['String']['output']>;
};

export type UnitInput = {
  companyId: Scalars['ID']['input'];
  unitId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  number?: InputMaybe<Scalars['String']['input']>;
  addressIds: Array<Scalars['ID']['input']>;
  costCentres: Array<Scalars['String']['input']>;
  receivers: Array<UnitReceiverInput>;
  rampHours: Array<RampHoursInput>;
  rampNote?: InputMaybe<Scalars['String']['input']>;
  approverIds: Array<Scalars['ID']['input']>;
};

export type UnitReceiverInput = {
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type RampHoursInput = {
  weekday: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};
