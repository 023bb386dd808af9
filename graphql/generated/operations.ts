// Generated from graphql/ by scripts/generate.ts. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Ability } from '../../lib/rules/people/abilities.ts';
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

export type ProductAlertKind =
  /** It can be bought again. */
  | 'Stock'
  /** It costs less than when the alert was set. */
  | 'Price'
  /** A campaign lowers its price. */
  | 'Campaign';

export type ApprovalRuleInput = {
  ruleId?: string | null | undefined;
  name: string;
  minTotal?: number | null | undefined;
  categoryId?: string | null | undefined;
  brandId?: string | null | undefined;
  costCentre?: string | null | undefined;
  buyerId?: string | null | undefined;
  unitId?: string | null | undefined;
  steps: Array<ApprovalRuleStepInput>;
};

export type ApprovalRuleStepInput = {
  approverIds: Array<string>;
  byUnit?: boolean | null | undefined;
};

export type BudgetPeriod =
  | 'Month'
  | 'Quarter'
  | 'Year';

/** What becomes of an order above a budget: it is refused, or needs approval. */
export type BudgetMode =
  | 'Stop'
  | 'Approve';

export type BudgetInput = {
  personId?: string | null | undefined;
  costCentre?: string | null | undefined;
  period: BudgetPeriod;
  mode: BudgetMode;
  amount: number;
};

export type ApprovalAbsenceInput = {
  companyId: string;
  standInId: string;
  fromOn: string;
  toOn: string;
};

export type OrderRequestStatus =
  | 'Waiting'
  | 'Approved'
  | 'Declined'
  | 'Withdrawn';

/** Why a step is needed: the buyer's limit, a budget, or a rule of the company. */
export type OrderRequestStepKind =
  | 'Limit'
  | 'Budget'
  | 'Rule';

export type OrderRequestLineInput = {
  productId: string;
  quantity: number;
};

export type ProductPageInput = {
  /** Free text: name, SKU, brand. Used where the hosted search does not answer. */
  search?: string | null | undefined;
  /** Only what the customer acted for has bought before: nothing for a guest. In a search such products come first anyway. */
  boughtBefore?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  /** Includes the descendants of the category. */
  categorySlug?: string | null | undefined;
  brandSlug?: string | null | undefined;
  /** Slug of a category that has to fit besides; the categories' facet counts as if it were not given. */
  narrowTo?: string | null | undefined;
  /** Names; one of them has to fit. */
  brands?: Array<string> | null | undefined;
  ids?: Array<string> | null | undefined;
  inStock?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  isSpecialOrder?: boolean | null | undefined;
  isTrending?: boolean | null | undefined;
  discounted?: boolean | null | undefined;
  /** Krónur with VAT. Products whose price the visitor may not see never match a price bound. */
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  /** Products whose price the visitor may not see never match. */
  unitPrice?: UnitPriceFilter | null | undefined;
  /** Values of one name are alternatives; different names all have to fit. */
  attributes?: Array<AttributeFilter> | null | undefined;
  sort?: ProductSort | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** 1 to 50. */
  pageSize?: number | null | undefined;
};

/** What one kilogram, litre or piece costs. */
export type UnitPriceFilter = {
  /** The measure, as UnitPrice has it; another is refused. */
  per: string;
  /** Krónur with VAT. */
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type AttributeFilter = {
  name: string;
  values: Array<string>;
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

export type CheckoutOptionsInput = {
  /** One of `units`; an empty text is for none. BAD_REQUEST for another. */
  unitId?: string | null | undefined;
  receiver?: CheckoutReceiverInput | null | undefined;
  deliveryMethodId?: string | null | undefined;
  /** One of the method's own pickupPoints. */
  pickupPointId?: string | null | undefined;
  /** A saved address; `address` is a new one. One of them where the method requires an address. */
  addressId?: string | null | undefined;
  address?: AddressInput | null | undefined;
  /** Keeps the new address among the customer's own. */
  saveAddress?: boolean | null | undefined;
  checkoutOptions?: Array<CheckoutOptionValueInput> | null | undefined;
};

export type CheckoutReceiverInput = {
  email: string;
  name: string;
  ssn?: string | null | undefined;
  companySsn?: string | null | undefined;
  phone: string;
  allowMarketing?: boolean | null | undefined;
};

export type AddressInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  state?: string | null | undefined;
  country?: string | null | undefined;
  postalCode: string;
};

export type CheckoutOptionValueInput = {
  id: string;
  value: string;
};

export type ExpressCheckoutInput = {
  idempotencyKey: string;
  /** Krónur, as shown on the button. */
  expectedTotal: number;
  paymentType: PaymentMethodType;
  /** A saved card of this customer; or `cardToken` for a new one. */
  paymentMethodId?: string | null | undefined;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: string | null | undefined;
  /** Keeps the new card for later orders. */
  saveCard?: boolean | null | undefined;
  acceptTerms: boolean;
};

export type SortDirection =
  | 'Ascending'
  | 'Descending';

export type CompanyRoleInput = {
  companyId: string;
  roleId?: string | null | undefined;
  name: string;
  /** At least one. What one of them needs belongs to them, e.g. see-prices to order. */
  abilities: Array<Ability>;
};

export type CustomerNoteInput = {
  /** Made for each note by who sends it: the same again writes nothing more. */
  key: string;
  customerId: string;
  /** 1 to 2000 characters. */
  text: string;
};

export type CustomerPaymentMethodInput = {
  cardToken: string;
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

export type DeliveryGoodsInput = {
  productId: string;
  /** Units. */
  quantity?: number | null | undefined;
};

export type AddEmployeeInput = {
  companyId: string;
  /** E-mail address or national id. */
  invited: string;
  role: EmployeeRole;
  /** A role of the company's own, which goes with the role Undetermined. */
  companyRoleId?: string | null | undefined;
  orderLimit?: number | null | undefined;
};

export type ChangeEmployeeInput = {
  companyId: string;
  employeeId: string;
  role: EmployeeRole;
  /** A role of the company's own, which goes with the role Undetermined. Not given: who has one keeps it while role is Undetermined. */
  companyRoleId?: string | null | undefined;
  orderLimit?: number | null | undefined;
  /** Units that the person belongs to, the usual one first. Not given: as before. */
  unitIds?: Array<string> | null | undefined;
};

export type PayInvoicesInput = {
  idempotencyKey: string;
  invoices: Array<InvoiceAmountInput>;
  /** Krónur to be charged, after credit, as shown on the button. */
  expectedTotal: number;
  /** A saved card of this customer; or `cardToken` for a new one. None of them where credit covers all. */
  paymentMethodId?: string | null | undefined;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: string | null | undefined;
  /** Keeps the new card for later. */
  saveCard?: boolean | null | undefined;
};

export type InvoiceAmountInput = {
  invoiceId: string;
  /** Krónur to settle of it. */
  amount: number;
};

export type InvoicePaymentMethod =
  | 'Card'
  /** Outside the shop. */
  | 'Bank'
  /** Credit covered all of it. */
  | 'Credit';

/** What is not given does not matter; all that is has to fit. */
export type InvoiceFilter = {
  /** Words of number, product, SKU, and of the buyer's own references such as a purchase order number. */
  search?: string | null | undefined;
  /** First and last day of issue, inclusive. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  status?: InvoiceStatus | null | undefined;
  /** Whose it is or who owes it: one of `parties`. */
  partyId?: string | null | undefined;
  /** One of `units`. */
  unitId?: string | null | undefined;
  /** Krónur with VAT; a credit note is below zero. */
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
};

export type AccountMovementKind =
  | 'Invoice'
  | 'Payment'
  | 'CreditNote';

export type InvoiceStatus =
  | 'Unpaid'
  | 'Paid'
  | 'Overdue'
  /** A credit note. */
  | 'Credit'
  /** Wholly taken back by credit notes. */
  | 'Credited';

export type ProductListInput = {
  /** 1 to 120 characters. */
  name: string;
  /** For everybody who acts for the customer; without meaning where a person acts for themselves. */
  isShared: boolean;
};

export type SaveCartInput = {
  /** 8 to 64 letters, digits, - and _; minted for one press. */
  key: string;
  /** 1 to 120 characters. */
  name: string;
  /** As ProductListInput's. */
  isShared: boolean;
  /** The kept cart that is copied; null for the own cart. */
  listId?: string | null | undefined;
  /** Whether the own cart is empty then. */
  emptiesCart?: boolean;
};

export type HandOverCartInput = {
  /** As SaveCartInput's. */
  key: string;
  receiverId: string;
  /** The kept cart that is copied; null for the own cart. */
  listId?: string | null | undefined;
};

export type ListKind =
  | 'List'
  /** A cart that is kept. */
  | 'Cart';

export type OrderFieldKind =
  /** What the buyer knows the order by, e.g. a purchase order number; BT-13 of the e-invoice. */
  | 'Reference'
  /** BT-19 of the e-invoice. */
  | 'CostCentre';

export type OrderFieldInput = {
  kind: OrderFieldKind;
  isRequired: boolean;
  format?: string | null | undefined;
  message?: string | null | undefined;
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
  search?: string | null | undefined;
  /** First and last day, inclusive. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  /** Whose it is or who is charged: one of `parties`. */
  partyId?: string | null | undefined;
  /** One of `units`. */
  unitId?: string | null | undefined;
  /** Krónur with VAT. */
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
};

export type OrderLineInput = {
  /** A line of the order or the invoice. */
  itemId: string;
  /** Units, above zero. */
  quantity: number;
};

export type ShipmentState =
  | 'OnTheWay'
  /** It waits in the store. */
  | 'Ready'
  | 'Delivered'
  /** The order was called off before it arrived. */
  | 'Returned';

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

export type RefundState =
  | 'Refunding'
  | 'Refunded'
  | 'Refused';

export type WithdrawalState =
  | 'Requested'
  | 'Received'
  | 'Declined';

/** One of the two ids; without lines all of them. */
export type ReorderInput = {
  /** Made by the browser for this press: sent twice nothing more is added. */
  key: string;
  orderId?: string | null | undefined;
  invoiceId?: string | null | undefined;
  lines?: Array<OrderLineInput> | null | undefined;
};

export type ReorderOutcome =
  | 'Added'
  | 'Corrected'
  | 'Unavailable';

export type OwnNumberRowInput = {
  /** Our number, or a barcode. */
  product: string;
  number: string;
  name?: string | null | undefined;
};

export type OwnNumberChange =
  | 'New'
  | 'Changed'
  | 'Same'
  /** Nothing: `problem` says why. */
  | 'Refused';

export type PadLineInput = {
  /** As it was typed or scanned; at most 64 characters of it are read. */
  code: string;
  /** Known where the product was kept on the device; the number is not looked up then. */
  productId?: string | null | undefined;
  /** Units. */
  quantity: number;
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

/** How a purchasing system opens the shop: by forms (OCI 5) or by messages (cXML). */
export type PurchasingSystemKind =
  | 'OCI'
  | 'CXML';

export type PurchasingSystemInput = {
  name: string;
  kind: PurchasingSystemKind;
  hosts: Array<string>;
  /** cXML only. */
  identities?: NetworkIdentitiesInput | null | undefined;
  /** cXML only: one of standingOrderChoices, for the orders that the system sends; none: it may send none. */
  deliveryMethodId?: string | null | undefined;
};

export type NetworkIdentitiesInput = {
  from: NetworkIdentityInput;
  to: NetworkIdentityInput;
  sender: NetworkIdentityInput;
};

export type NetworkIdentityInput = {
  domain: string;
  identity: string;
};

export type CartAdditionInput = {
  productId: string;
  /** Units. */
  quantity: number;
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

export type ProspectQuoteInput = {
  name: string;
  email: string;
  phoneNumber?: string | null | undefined;
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

export type SalesQuoteEntryKind =
  /** What a buyer asked for. */
  | 'Request'
  /** What a buyer answered an offer with. */
  | 'Counter'
  /** A quote as it was sent. */
  | 'Offer'
  | 'Message';

export type SalesQuoteRequestInput = {
  /** Made by the client for each press: what is sent again with the same key is done once. */
  key: string;
  lines: Array<SalesQuoteAskedLineInput>;
  /** By when the goods are wanted. */
  wantedDate?: string | null | undefined;
  message: string;
};

export type SalesQuoteCounterInput = {
  key: string;
  quoteId: string;
  /** Of the quote as it was shown. */
  version: number;
  lines: Array<SalesQuoteAskedLineInput>;
  message: string;
};

export type SalesQuoteAskedLineInput = {
  productId: string;
  /** More than the stock may be asked for. */
  quantity: number;
  /** At most 500 characters. */
  wish: string;
  /** One unit with VAT, as the buyer wishes. */
  unitPrice?: number | null | undefined;
};

export type SalesQuoteMessageInput = {
  key: string;
  quoteId: string;
  /** 1 to 2,000 characters. */
  text: string;
};

export type SalesQuoteInput = {
  quoteId: string;
  /** Of the draft as it was shown. */
  version: number;
  validUntilDate: string;
  message: string;
  deliveryMethodId: string;
  /** All that stay; what is left out goes. */
  lines: Array<SalesQuoteLineInput>;
};

export type SalesQuoteLineInput = {
  /** Of a line of the draft; null for a new one, which names its product. Problems of a new one are at lines.new-PRODUCTID. */
  id?: string | null | undefined;
  productId?: string | null | undefined;
  quantity: number;
  /** One unit with VAT, at most its list price. */
  unitPrice: number;
  /** Product of the line that it is offered in place of. */
  alternativeTo?: string | null | undefined;
};

export type RegisterCustomerInput = {
  /** Of a sign-in within the last five minutes. The account's address becomes the customer's. */
  idToken: string;
  ssn: string;
  name: string;
  /** Who registers a company. */
  contactName?: string | null | undefined;
  phone: string;
  addressLine1: string;
  postalCode: string;
  city: string;
  allowMarketing: boolean;
  acceptTerms: boolean;
};

export type PlaceRepeatOrderInput = {
  idempotencyKey: string;
  /** Krónur, as shown on the button. */
  expectedTotal: number;
  acceptTerms: boolean;
  checkoutOptions?: Array<CheckoutOptionValueInput> | null | undefined;
  /** A saved card of this customer; or `cardToken` for a new one. Neither is on account. */
  paymentMethodId?: string | null | undefined;
  /** Single-use token of the acquirer's fields. A card number is refused. */
  cardToken?: string | null | undefined;
  /** Keeps the new card for later orders. */
  saveCard?: boolean | null | undefined;
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
  name: string;
  /** 1 for every week, to 12. */
  everyWeeks: number;
  /** 1 = Monday to 5 = Friday, at least one. */
  weekdays: Array<number>;
  /** None is made before this day. */
  startsOn: string;
  /** 1 to 200 products. */
  lines: Array<StandingLineInput>;
  /** One of the choices. */
  deliveryMethodId: string;
  /** One of the customer's own, where the method requires an address. */
  addressId?: string | null | undefined;
  receiver: StandingReceiverInput;
  checkoutOptions?: Array<CheckoutOptionValueInput> | null | undefined;
};

export type StandingLineInput = {
  productId: string;
  /** Units. */
  quantity: number;
};

export type StandingReceiverInput = {
  name: string;
  email: string;
  phone: string;
};

export type UnitInput = {
  companyId: string;
  unitId?: string | null | undefined;
  name: string;
  number?: string | null | undefined;
  addressIds: Array<string>;
  costCentres: Array<string>;
  receivers: Array<UnitReceiverInput>;
  rampHours: Array<RampHoursInput>;
  rampNote?: string | null | undefined;
  approverIds: Array<string>;
};

export type UnitReceiverInput = {
  name: string;
  phone: string;
  email: string;
};

export type RampHoursInput = {
  weekday: number;
  from: string;
  to: string;
};

export type CartPartsFragment = { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type AddToCartMutationVariables = Exact<{
  productId: string;
  quantity: number;
}>;


export type AddToCartMutation = { addToCart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type UpdateCartMutationVariables = Exact<{
  cartItemId: string;
  quantity: number;
}>;


export type UpdateCartMutation = { updateCart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type RemoveFromCartMutationVariables = Exact<{
  cartItemId: string;
}>;


export type RemoveFromCartMutation = { removeFromCart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type ImagePartsFragment = { assetPath: string, alt: string | null, width: number | null, height: number | null };

export type PricePartsFragment = { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number };

export type ProductPricesFragment = { discount: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null };

export type ProductCardFragment = { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null };

export type PriceTierPartsFragment = { fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } };

export type CategoryTilePartsFragment = { id: string, name: string, slug: string, productCount: number, image: { assetPath: string } | null };

export type TopCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TopCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, productCount: number, image: { assetPath: string } | null }> };

export type CategoryQueryVariables = Exact<{
  slug: string;
  isOverview: boolean;
}>;


export type CategoryQuery = { category: { description: string | null, id: string, name: string, slug: string, productCount: number, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null, path: Array<{ name: string, slug: string }>, children: Array<{ id: string, name: string, slug: string, productCount: number, children?: Array<{ id: string, name: string, slug: string, productCount: number, image: { assetPath: string } | null }>, image: { assetPath: string } | null }> } | null };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, productCount: number, children: Array<{ id: string, name: string, slug: string, productCount: number, children: Array<{ id: string, name: string, slug: string, image: { assetPath: string } | null }>, image: { assetPath: string } | null }>, image: { assetPath: string } | null }> };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { brands: Array<{ id: string, name: string, website: string | null, slug: string, description: string | null, theme: string | null, productCount: number, logo: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null, cover: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null, mobileCover: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null }> };

export type ProductPageQueryVariables = Exact<{
  query: ProductPageInput;
}>;


export type ProductPageQuery = { productPage: { total: number, page: number, pageSize: number, pageCount: number, droppedWords: Array<string>, unknownWords: Array<string>, products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };

export type ProductGroupPartsFragment = { id: string, name: string, products: Array<{ id: string, name: string, slug: string | null, sku: string, stock: number, isSpecialOrder: boolean, attributes: Array<{ name: string, value: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }> }> };

export type ProductGroupQueryQueryVariables = Exact<{
  productGroupId: string;
}>;


export type ProductGroupQueryQuery = { productGroup: { id: string, name: string, products: Array<{ id: string, name: string, slug: string | null, sku: string, stock: number, isSpecialOrder: boolean, attributes: Array<{ name: string, value: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }> }> } | null };

export type ProductPartsFragment = { ean: string | null, description: string | null, productGroupId: string | null, visibleByGuest: boolean, priceVisibleByGuest: boolean, updatedAt: string, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, attributes: Array<{ name: string, value: string }>, files: Array<{ name: string, url: string, size: number | null }>, videos: Array<{ title: string, url: string }>, brand: { id: string, name: string, slug: string, theme: string | null, logo: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } | null, categories: Array<{ id: string, parentId: string | null, name: string, slug: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null };

export type ProductQueryVariables = Exact<{
  slugOrId: string;
}>;


export type ProductQuery = { product: { ean: string | null, description: string | null, productGroupId: string | null, visibleByGuest: boolean, priceVisibleByGuest: boolean, updatedAt: string, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, attributes: Array<{ name: string, value: string }>, files: Array<{ name: string, url: string, size: number | null }>, videos: Array<{ title: string, url: string }>, brand: { id: string, name: string, slug: string, theme: string | null, logo: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } | null, categories: Array<{ id: string, parentId: string | null, name: string, slug: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null };

export type OwnPricesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OwnPricesQuery = { productPage: { products: Array<{ id: string, stock: number, isFavorite: boolean, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, ownNumber: { number: string, name: string | null } | null, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };

export type OwnPricePartsFragment = { id: string, stock: number, isFavorite: boolean, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, ownNumber: { number: string, name: string | null } | null, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null };

export type CmsNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type CmsNavigationQuery = { cmsNavigation: Array<{ id: string, title: string, url: string, external: boolean, updatedAt: string }> };

export type OpeningHoursQueryVariables = Exact<{
  from?: string | null | undefined;
  days?: number | null | undefined;
}>;


export type OpeningHoursQuery = { openingHours: Array<{ day: number, date: string, opensAt: number | null, closesAt: number | null, isOpen: boolean, isToday: boolean, holiday: string | null }> };

export type EmployeesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeesQuery = { employees: Array<{ id: string, name: string, title: string | null, email: string, phone: string, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null }> };

export type CmsPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type CmsPagesQuery = { cmsPages: Array<{ slug: string, title: string, updatedAt: string }> };

export type CmsPageQueryVariables = Exact<{
  slug: string;
}>;


export type CmsPageQuery = { cmsPage: { slug: string, title: string, description: string | null, updatedAt: string, sections: Array<{ id: string, anchor: string | null, title: string | null, blocks: Array<
        | { __typename: 'CmsBannerBlock', id: string, title: string | null, text: string | null, link: string | null, linkText: string | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'CmsProductBlock', id: string, title: string | null, link: string | null, products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> }
        | { __typename: 'CmsCategoriesBlock', id: string, title: string | null, categories: Array<{ id: string, name: string, slug: string, productCount: number, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null }> }
        | { __typename: 'CmsTextBlock', id: string, title: string | null, text: string | null }
        | { __typename: 'CmsMarqueeBlock', id: string, items: Array<string> }
      > }> } | null };

export type AuthenticatedCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthenticatedCustomerQuery = { authenticatedCustomer: { id: string, ssn: string, name: string, actorName: string | null, phoneNumber: string | null, isAgent: boolean, email: string, isCompany: boolean, isConfirmed: boolean, creditLimit: number | null, balanceDue: number | null, billToCount: number, role: CustomerRole, abilities: Array<Ability>, companyRole: string | null, contextVersion: number, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }>, companies: Array<{ id: string, companyName: string, companySsn: string, abilities: Array<Ability> }>, actor: { id: string, name: string }, billTo: { id: string, name: string, ssn: string } | null } | null };

export type CustomerPartsFragment = { id: string, ssn: string, name: string, actorName: string | null, phoneNumber: string | null, isAgent: boolean, email: string, isCompany: boolean, isConfirmed: boolean, creditLimit: number | null, balanceDue: number | null, billToCount: number, role: CustomerRole, abilities: Array<Ability>, companyRole: string | null, contextVersion: number, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }>, companies: Array<{ id: string, companyName: string, companySsn: string, abilities: Array<Ability> }>, actor: { id: string, name: string }, billTo: { id: string, name: string, ssn: string } | null };

export type AddressPartsFragment = { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string };

export type SitemapProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type SitemapProductsQuery = { productWalk: { lastId: string | null, products: Array<{ id: string, slug: string | null, updatedAt: string, images: Array<{ assetPath: string }> }> } };

export type FeedProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FeedProductsQuery = { productWalk: { lastId: string | null, products: Array<{ id: string, sku: string, ean: string | null, slug: string | null, name: string, description: string | null, stock: number, isSpecialOrder: boolean, productGroupId: string | null, unitPrice: { per: string, content: number } | null, price: { priceWithTax: number } | null, listPrice: { priceWithTax: number } | null, brand: { name: string } | null, categories: Array<{ id: string, parentId: string | null, name: string }>, images: Array<{ assetPath: string }> }> } };

export type AccountHomeQueryVariables = Exact<{
  orders: boolean;
  statistics: boolean;
  prices: boolean;
  decisions: boolean;
}>;


export type AccountHomeQuery = { ownMailState: MailState, requestsToDecide?: number, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, namedCarts: Array<{ id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null }>, customerOrders?: { orders: Array<{ id: string, number: string, status: OrderStatus, createdAt: string, total: number, lines: number }> }, customerInvoices?: { invoices: Array<{ invoiceId: string, number: string, timestamp: string, status: InvoiceStatus, price: number }> }, lastYearStatistics?: Array<{ year: number, month: number, totalAmount: number, totalAmountExcludingTax: number }>, salesQuotes?: { acceptableCount: number, quotes: Array<{ validUntilDate: string }> }, campaigns: Array<{ discountPercentage: number, salesCode: string, code: string, name: string, description: string | null, validUntil: string | null }>, dueProducts?: Array<{ usualDays: number, usualQuantity: number, lastBoughtOn: string, product: { id: string, sku: string, name: string, slug: string | null, unitOfMeasure: number } }>, lastFiveProducts: Array<{ isFavorite: boolean, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, ownNumber: { number: string, name: string | null } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> };

export type SetCustomerMutationVariables = Exact<{
  customerId: string;
  as?: SetCustomerAs | null | undefined;
  productIds?: Array<string> | string;
}>;


export type SetCustomerMutation = { setCustomer: { id: string, ssn: string, name: string, actorName: string | null, phoneNumber: string | null, isAgent: boolean, email: string, isCompany: boolean, isConfirmed: boolean, creditLimit: number | null, balanceDue: number | null, billToCount: number, role: CustomerRole, abilities: Array<Ability>, companyRole: string | null, contextVersion: number, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, products: Array<{ id: string, stock: number, isFavorite: boolean, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, ownNumber: { number: string, name: string | null } | null, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }>, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }>, companies: Array<{ id: string, companyName: string, companySsn: string, abilities: Array<Ability> }>, actor: { id: string, name: string }, billTo: { id: string, name: string, ssn: string } | null } };

export type AgentCustomersQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  sort?: AgentCustomerSort | null | undefined;
  isActive?: boolean | null | undefined;
  isConfirmed?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type AgentCustomersQuery = { agentCustomers: { hasMore: boolean, customers: Array<{ id: string, name: string, ssn: string, email: string, isCompany: boolean, isActive: boolean, isConfirmed: boolean }> } };

export type RecentCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentCustomersQuery = { recentCustomers: Array<{ id: string, name: string, ssn: string, email: string, isCompany: boolean, isActive: boolean, isConfirmed: boolean }> };

export type AgentCustomerPartsFragment = { id: string, name: string, ssn: string, email: string, isCompany: boolean, isActive: boolean, isConfirmed: boolean };

export type AvailableCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableCustomersQuery = { availableCustomers: Array<{ id: string, name: string, ssn: string, isCompany: boolean, isOwn: boolean, isCurrent: boolean }> };

export type GetAvailableBillToCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAvailableBillToCustomersQuery = { availableBillToCustomers: Array<{ id: string, name: string, ssn: string }> };

export type OpenCartQueryVariables = Exact<{
  customerId: string;
}>;


export type OpenCartQuery = { openCart: { totalPrice: number, totalItems: number, items: Array<{ sku: string, name: string, quantity: number }> } };

export type ActionsInPlaceQueryVariables = Exact<{
  page: number;
}>;


export type ActionsInPlaceQuery = { actionsInPlace: { total: number, page: number, pageCount: number, actions: Array<{ id: string, at: string, actorName: string, isAgent: boolean, operation: string, orderId: string | null, quoteId: string | null }> } };

export type CustomerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerAddressesQuery = { authenticatedCustomer: { id: string, addresses: Array<{ id: string, isMain: boolean, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }> } | null };

export type CustomerAddressPartsFragment = { id: string, isMain: boolean, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } };

export type AddCustomerAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddCustomerAddressMutation = { addCustomerAddress: { id: string, isMain: boolean, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } } };

export type UpdateCustomerAddressMutationVariables = Exact<{
  addressId: string;
  input: AddressInput;
}>;


export type UpdateCustomerAddressMutation = { updateCustomerAddress: { id: string, isMain: boolean, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } } };

export type RemoveCustomerAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveCustomerAddressMutation = { removeCustomerAddress: boolean };

export type AgentHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentHomeQuery = { dueCalls: Array<{ id: string, name: string, ssn: string, phoneNumber: string | null, date: string }>, lateCustomers: Array<{ id: string, name: string, ssn: string, lastOrderDate: string, usualDays: number, daysSince: number, usualTotal: number }>, dueCustomers: Array<{ id: string, name: string, ssn: string, dueCount: number, productNames: Array<string> }>, dueSalesQuotes: Array<{ id: string, number: string, totalPrice: number, validUntilDate: string, customer: { id: string, name: string, ssn: string } }>, requestedSalesQuotes: Array<{ id: string, number: string, requestedDate: string, lineCount: number, wantedDate: string | null, isCounter: boolean, customer: { id: string, name: string, ssn: string } }>, recentCustomers: Array<{ id: string, name: string, ssn: string, email: string, isCompany: boolean, isActive: boolean, isConfirmed: boolean }> };

export type LateCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type LateCustomersQuery = { lateCustomers: Array<{ id: string, name: string, ssn: string, lastOrderDate: string, usualDays: number, daysSince: number, usualTotal: number }> };

export type LateCustomerPartsFragment = { id: string, name: string, ssn: string, lastOrderDate: string, usualDays: number, daysSince: number, usualTotal: number };

export type DueCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type DueCustomersQuery = { dueCustomers: Array<{ id: string, name: string, ssn: string, dueCount: number, productNames: Array<string> }> };

export type DueCustomerPartsFragment = { id: string, name: string, ssn: string, dueCount: number, productNames: Array<string> };

export type DueCallsQueryVariables = Exact<{ [key: string]: never; }>;


export type DueCallsQuery = { dueCalls: Array<{ id: string, name: string, ssn: string, phoneNumber: string | null, date: string }> };

export type DueCallPartsFragment = { id: string, name: string, ssn: string, phoneNumber: string | null, date: string };

export type NextCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type NextCustomerQuery = { dueCalls: Array<{ id: string, name: string, ssn: string, phoneNumber: string | null, date: string }>, lateCustomers: Array<{ id: string, name: string, ssn: string, lastOrderDate: string, usualDays: number, daysSince: number, usualTotal: number }> };

export type LastOrdersOfQueryVariables = Exact<{
  customerIds: Array<string> | string;
}>;


export type LastOrdersOfQuery = { lastOrdersOf: Array<{ customerId: string, orders: Array<{ number: string, date: string, total: number }> }> };

export type ProductAlertPartsFragment = { alerts: Array<{ id: string, kind: ProductAlertKind, createdAt: string, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } }>, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null };

export type ProductAlertsQueryVariables = Exact<{
  productId?: string | null | undefined;
}>;


export type ProductAlertsQuery = { productAlerts: { alerts: Array<{ id: string, kind: ProductAlertKind, createdAt: string, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } }>, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null } };

export type SetProductAlertMutationVariables = Exact<{
  productId: string;
  kind: ProductAlertKind;
  isOn: boolean;
}>;


export type SetProductAlertMutation = { setProductAlert: { alerts: Array<{ id: string, kind: ProductAlertKind, createdAt: string, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } }>, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null } };

export type OrderRequestPartsFragment = { id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> };

export type OrderRequestsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type OrderRequestsQuery = { orderRequests: { total: number, page: number, pageCount: number, requests: Array<{ id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> }> } };

export type ApproveOrderRequestMutationVariables = Exact<{
  requestId: string;
  expectedTotal: number;
}>;


export type ApproveOrderRequestMutation = { approveOrderRequest: { id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> } };

export type RequestsToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestsToDecideQuery = { requestsToDecide: number };

export type DeclineOrderRequestMutationVariables = Exact<{
  requestId: string;
  reason?: string | null | undefined;
}>;


export type DeclineOrderRequestMutation = { declineOrderRequest: { id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> } };

export type WithdrawOrderRequestMutationVariables = Exact<{
  requestId: string;
}>;


export type WithdrawOrderRequestMutation = { withdrawOrderRequest: { id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> } };

export type ChangeOrderRequestMutationVariables = Exact<{
  requestId: string;
  expectedTotal: number;
  lines: Array<OrderRequestLineInput> | OrderRequestLineInput;
}>;


export type ChangeOrderRequestMutation = { changeOrderRequest: { id: string, status: OrderRequestStatus, createdAt: string, companyName: string, employeeName: string, orderLimit: number | null, total: number, totalWithoutTax: number, askedTotal: number, changedAt: string | null, editedAt: string | null, editedBy: string | null, deliveryMethod: string, deliveryAmount: number, receiver: string, unit: string | null, reference: string | null, costCentre: string | null, mayDecide: boolean, isOwn: boolean, decidedAt: string | null, decidedBy: string | null, reason: string | null, orderId: string | null, items: Array<{ productId: string, sku: string, name: string, quantity: number, price: number, askedQuantity: number, askedPrice: number, wantedQuantity: number | null }>, steps: Array<{ position: number, kind: OrderRequestStepKind, label: string, isCurrent: boolean, approvers: Array<string>, passedAt: string | null, passedBy: string | null, insteadOf: string | null }> } };

export type CompanyAbsencesPartsFragment = { companyId: string, companyName: string, isApprover: boolean, own: { approver: string, standInId: string, standIn: string, fromOn: string, toOn: string } | null, standsInFor: Array<{ approver: string, standInId: string, standIn: string, fromOn: string, toOn: string }>, colleagues: Array<{ id: string, name: string }> };

export type AbsencePartsFragment = { approver: string, standInId: string, standIn: string, fromOn: string, toOn: string };

export type ApprovalAbsencesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalAbsencesQuery = { approvalAbsences: Array<{ companyId: string, companyName: string, isApprover: boolean, own: { approver: string, standInId: string, standIn: string, fromOn: string, toOn: string } | null, standsInFor: Array<{ approver: string, standInId: string, standIn: string, fromOn: string, toOn: string }>, colleagues: Array<{ id: string, name: string }> }> };

export type SetApprovalAbsenceMutationVariables = Exact<{
  input: ApprovalAbsenceInput;
}>;


export type SetApprovalAbsenceMutation = { setApprovalAbsence: Array<{ companyId: string, companyName: string, isApprover: boolean, own: { approver: string, standInId: string, standIn: string, fromOn: string, toOn: string } | null, standsInFor: Array<{ approver: string, standInId: string, standIn: string, fromOn: string, toOn: string }>, colleagues: Array<{ id: string, name: string }> }> };

export type ClearApprovalAbsenceMutationVariables = Exact<{
  companyId: string;
}>;


export type ClearApprovalAbsenceMutation = { clearApprovalAbsence: Array<{ companyId: string, companyName: string, isApprover: boolean, own: { approver: string, standInId: string, standIn: string, fromOn: string, toOn: string } | null, standsInFor: Array<{ approver: string, standInId: string, standIn: string, fromOn: string, toOn: string }>, colleagues: Array<{ id: string, name: string }> }> };

export type BudgetPartsFragment = { id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number };

export type OwnBudgetsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBudgetsQuery = { ownBudgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }> };

export type ApprovalSettingsPartsFragment = { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> };

export type ApprovalSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalSettingsQuery = { approvalSettings: { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type SaveApprovalRuleMutationVariables = Exact<{
  input: ApprovalRuleInput;
}>;


export type SaveApprovalRuleMutation = { saveApprovalRule: { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type DeleteApprovalRuleMutationVariables = Exact<{
  ruleId: string;
}>;


export type DeleteApprovalRuleMutation = { deleteApprovalRule: { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type SaveBudgetMutationVariables = Exact<{
  input: BudgetInput;
}>;


export type SaveBudgetMutation = { saveBudget: { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type DeleteBudgetMutationVariables = Exact<{
  budgetId: string;
}>;


export type DeleteBudgetMutation = { deleteBudget: { rules: Array<{ id: string, name: string, minTotal: number | null, categoryId: string | null, brandId: string | null, costCentre: string | null, buyerId: string | null, unitId: string | null, steps: Array<{ approverIds: Array<string>, byUnit: boolean }> }>, budgets: Array<{ id: string, personId: string | null, personName: string | null, costCentre: string | null, period: BudgetPeriod, mode: BudgetMode, amount: number, spent: number, left: number }>, people: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type CampaignPartsFragment = { discountPercentage: number, salesCode: string, code: string, name: string, description: string | null, validUntil: string | null };

export type GetCampaignsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCampaignsQuery = { authenticatedCustomer: { id: string, discounts: Array<{ code: string, salesCode: string, discountPercentage: number }> } | null, campaigns: Array<{ discountPercentage: number, salesCode: string, code: string, name: string, description: string | null, validUntil: string | null }> };

export type CampaignProductsQueryVariables = Exact<{
  code: string;
  page: number;
}>;


export type CampaignProductsQuery = { campaignProducts: { campaign: { discountPercentage: number, salesCode: string, code: string, name: string, description: string | null, validUntil: string | null }, page: { total: number, page: number, pageCount: number, products: Array<{ isFavorite: boolean, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, ownNumber: { number: string, name: string | null } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, authenticatedCustomer: { id: string, ssn: string, name: string, actorName: string | null, phoneNumber: string | null, isAgent: boolean, email: string, isCompany: boolean, isConfirmed: boolean, creditLimit: number | null, balanceDue: number | null, billToCount: number, role: CustomerRole, abilities: Array<Ability>, companyRole: string | null, contextVersion: number, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }>, companies: Array<{ id: string, companyName: string, companySsn: string, abilities: Array<Ability> }>, actor: { id: string, name: string }, billTo: { id: string, name: string, ssn: string } | null } | null, savedItems: Array<{ id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } }> };

export type CheckoutPartsFragment = { status: CheckoutStatus, state: CheckoutStep, idempotencyKey: string, deliveryAmount: number, total: number, totalWithoutTax: number, totalTaxAmount: number, unitId: string | null, requiresUnit: boolean, exceededLimit: number | null, approvalSteps: Array<string>, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, receiver: { email: string, name: string, ssn: string | null, companySsn: string | null, phone: string, allowMarketing: boolean } | null, deliveryMethod: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> } | null, pickupPoint: { id: string, name: string, address: string, hours: string | null } | null, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> }>, paymentOptions: Array<{ type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null }>, units: Array<{ id: string, name: string, addressIds: Array<string>, rampHours: string | null, rampNote: string | null, receivers: Array<{ name: string, phone: string, email: string }> }> };

export type CheckoutOptionPartsFragment = { id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> };

export type PaymentOptionPartsFragment = { type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null };

export type DeliveryPartsFragment = { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> };

export type PickupPointPartsFragment = { id: string, name: string, address: string, hours: string | null };

export type GetCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCheckoutQuery = { checkout: { status: CheckoutStatus, state: CheckoutStep, idempotencyKey: string, deliveryAmount: number, total: number, totalWithoutTax: number, totalTaxAmount: number, unitId: string | null, requiresUnit: boolean, exceededLimit: number | null, approvalSteps: Array<string>, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, receiver: { email: string, name: string, ssn: string | null, companySsn: string | null, phone: string, allowMarketing: boolean } | null, deliveryMethod: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> } | null, pickupPoint: { id: string, name: string, address: string, hours: string | null } | null, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> }>, paymentOptions: Array<{ type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null }>, units: Array<{ id: string, name: string, addressIds: Array<string>, rampHours: string | null, rampNote: string | null, receivers: Array<{ name: string, phone: string, email: string }> }> } };

export type GetDeliveryOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDeliveryOptionsQuery = { deliveryOptions: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }> };

export type SetCheckoutOptionsMutationVariables = Exact<{
  options: CheckoutOptionsInput;
}>;


export type SetCheckoutOptionsMutation = { setCheckoutOptions: { status: CheckoutStatus, state: CheckoutStep, idempotencyKey: string, deliveryAmount: number, total: number, totalWithoutTax: number, totalTaxAmount: number, unitId: string | null, requiresUnit: boolean, exceededLimit: number | null, approvalSteps: Array<string>, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, receiver: { email: string, name: string, ssn: string | null, companySsn: string | null, phone: string, allowMarketing: boolean } | null, deliveryMethod: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> } | null, pickupPoint: { id: string, name: string, address: string, hours: string | null } | null, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> }>, paymentOptions: Array<{ type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null }>, units: Array<{ id: string, name: string, addressIds: Array<string>, rampHours: string | null, rampNote: string | null, receivers: Array<{ name: string, phone: string, email: string }> }> } };

export type ExpressCheckoutMutationVariables = Exact<{
  input: ExpressCheckoutInput;
  checkoutOptions?: Array<CheckoutOptionValueInput> | CheckoutOptionValueInput | null | undefined;
}>;


export type ExpressCheckoutMutation = { expressCheckout: { id: string | null, invoiceId: string | null, message: string | null, status: CheckoutStatus, requestId: string | null, threeDSecure: { url: string, method: string } | null } };

export type ExpressCheckoutPartsFragment = { id: string | null, invoiceId: string | null, message: string | null, status: CheckoutStatus, requestId: string | null, threeDSecure: { url: string, method: string } | null };

export type PaymentStatusQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type PaymentStatusQuery = { paymentStatus: { id: string | null, invoiceId: string | null, message: string | null, status: CheckoutStatus, requestId: string | null, threeDSecure: { url: string, method: string } | null } };

export type LastAnswerQueryVariables = Exact<{
  unseen: boolean;
}>;


export type LastAnswerQuery = { lastAnswer: { id: string | null, invoiceId: string | null, message: string | null, status: CheckoutStatus, requestId: string | null, threeDSecure: { url: string, method: string } | null } | null };

export type CancelPaymentMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type CancelPaymentMutation = { cancelPayment: { status: CheckoutStatus, state: CheckoutStep, idempotencyKey: string, deliveryAmount: number, total: number, totalWithoutTax: number, totalTaxAmount: number, unitId: string | null, requiresUnit: boolean, exceededLimit: number | null, approvalSteps: Array<string>, cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, receiver: { email: string, name: string, ssn: string | null, companySsn: string | null, phone: string, allowMarketing: boolean } | null, deliveryMethod: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> } | null, pickupPoint: { id: string, name: string, address: string, hours: string | null } | null, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> }>, paymentOptions: Array<{ type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null }>, units: Array<{ id: string, name: string, addressIds: Array<string>, rampHours: string | null, rampNote: string | null, receivers: Array<{ name: string, phone: string, email: string }> }> } };

export type PaymentMethodPartsFragment = { id: string, type: PaymentMethodType, last4: string | null, brand: CardBrand | null, expiryMonth: number | null, expiryYear: number | null, active: boolean };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { authenticatedCustomer: { id: string, paymentMethods: Array<{ id: string, type: PaymentMethodType, last4: string | null, brand: CardBrand | null, expiryMonth: number | null, expiryYear: number | null, active: boolean }> } | null };

export type AddCustomerPaymentMethodMutationVariables = Exact<{
  input: CustomerPaymentMethodInput;
}>;


export type AddCustomerPaymentMethodMutation = { addCustomerPaymentMethod: { id: string, type: PaymentMethodType, last4: string | null, brand: CardBrand | null, expiryMonth: number | null, expiryYear: number | null, active: boolean } };

export type RemoveCustomerPaymentMethodMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type RemoveCustomerPaymentMethodMutation = { removeCustomerPaymentMethod: boolean };

export type CardFieldsUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type CardFieldsUrlQuery = { cardFieldsUrl: string | null };

export type CompanyKeyPartsFragment = { id: string, name: string, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null };

export type CompanyKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyKeysQuery = { companyKeys: Array<{ id: string, name: string, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null }> };

export type CreateCompanyKeyMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type CreateCompanyKeyMutation = { createCompanyKey: { secret: string, key: { id: string, name: string, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null } } };

export type RevokeCompanyKeyMutationVariables = Exact<{
  keyId: string;
}>;


export type RevokeCompanyKeyMutation = { revokeCompanyKey: boolean };

export type CompanyRolesPartsFragment = { companyId: string, companyName: string, role: CustomerRole, abilities: Array<Ability>, companyRoles: Array<{ id: string, name: string, abilities: Array<Ability>, peopleCount: number, invitationCount: number }>, builtInRoles: Array<{ role: EmployeeRole, abilities: Array<Ability>, peopleCount: number }> };

export type CompanyRolePartsFragment = { id: string, name: string, abilities: Array<Ability>, peopleCount: number, invitationCount: number };

export type CompanyRolesQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyRolesQuery = { companyRoles: { companyId: string, companyName: string, role: CustomerRole, abilities: Array<Ability>, companyRoles: Array<{ id: string, name: string, abilities: Array<Ability>, peopleCount: number, invitationCount: number }>, builtInRoles: Array<{ role: EmployeeRole, abilities: Array<Ability>, peopleCount: number }> } };

export type SaveCompanyRoleMutationVariables = Exact<{
  input: CompanyRoleInput;
}>;


export type SaveCompanyRoleMutation = { saveCompanyRole: { companyId: string, companyName: string, role: CustomerRole, abilities: Array<Ability>, companyRoles: Array<{ id: string, name: string, abilities: Array<Ability>, peopleCount: number, invitationCount: number }>, builtInRoles: Array<{ role: EmployeeRole, abilities: Array<Ability>, peopleCount: number }> } };

export type RemoveCompanyRoleMutationVariables = Exact<{
  companyId: string;
  roleId: string;
}>;


export type RemoveCompanyRoleMutation = { removeCompanyRole: { companyId: string, companyName: string, role: CustomerRole, abilities: Array<Ability>, companyRoles: Array<{ id: string, name: string, abilities: Array<Ability>, peopleCount: number, invitationCount: number }>, builtInRoles: Array<{ role: EmployeeRole, abilities: Array<Ability>, peopleCount: number }> } };

export type ComparedProductsQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type ComparedProductsQuery = { productsByCodes: Array<{ code: string, products: Array<{ ean: string | null, description: string | null, productGroupId: string | null, visibleByGuest: boolean, priceVisibleByGuest: boolean, updatedAt: string, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, attributes: Array<{ name: string, value: string }>, files: Array<{ name: string, url: string, size: number | null }>, videos: Array<{ title: string, url: string }>, brand: { id: string, name: string, slug: string, theme: string | null, logo: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } | null, categories: Array<{ id: string, parentId: string | null, name: string, slug: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> }> };

export type CustomerProfileQueryVariables = Exact<{
  customerId: string;
}>;


export type CustomerProfileQuery = { customerProfile: { id: string, name: string, ssn: string, isCompany: boolean, email: string, mailState: MailState, phoneNumber: string | null, creditLimit: number | null, balanceDue: number | null, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } | null, people: Array<{ id: string, name: string, email: string, phoneNumber: string | null, role: CustomerRole, companyRole: string | null }>, discounts: Array<{ code: string, salesCode: string, discountPercentage: number }>, cart: { total: number, lines: Array<{ quantity: number, price: number, personName: string | null, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitPrice: number, discountPercentage: number } }> }, lastProducts: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitPrice: number, discountPercentage: number }>, lastOrders: Array<{ number: string, date: string, total: number }>, openQuotes: Array<{ id: string, number: string, totalPrice: number, validUntilDate: string }>, notes: Array<{ id: string, text: string, authorName: string | null, writtenAt: string, changedAt: string | null, isOwn: boolean }>, nextCalls: Array<{ date: string, agentName: string, isOwn: boolean }> } };

export type CustomerProductPartsFragment = { id: string, sku: string, name: string, slug: string | null, stock: number, unitPrice: number, discountPercentage: number };

export type CustomerNotePartsFragment = { id: string, text: string, authorName: string | null, writtenAt: string, changedAt: string | null, isOwn: boolean };

export type NextCallPartsFragment = { date: string, agentName: string, isOwn: boolean };

export type AddCustomerNoteMutationVariables = Exact<{
  input: CustomerNoteInput;
}>;


export type AddCustomerNoteMutation = { addCustomerNote: Array<{ id: string, text: string, authorName: string | null, writtenAt: string, changedAt: string | null, isOwn: boolean }> };

export type UpdateCustomerNoteMutationVariables = Exact<{
  noteId: string;
  text: string;
}>;


export type UpdateCustomerNoteMutation = { updateCustomerNote: Array<{ id: string, text: string, authorName: string | null, writtenAt: string, changedAt: string | null, isOwn: boolean }> };

export type DeleteCustomerNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type DeleteCustomerNoteMutation = { deleteCustomerNote: Array<{ id: string, text: string, authorName: string | null, writtenAt: string, changedAt: string | null, isOwn: boolean }> };

export type SetNextCallMutationVariables = Exact<{
  customerId: string;
  date?: string | null | undefined;
}>;


export type SetNextCallMutation = { setNextCall: Array<{ date: string, agentName: string, isOwn: boolean }> };

export type CustomersProductQueryVariables = Exact<{
  slugOrId: string;
}>;


export type CustomersProductQuery = { product: { ean: string | null, description: string | null, productGroupId: string | null, visibleByGuest: boolean, priceVisibleByGuest: boolean, updatedAt: string, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, priceTiers: Array<{ fromQuantity: number, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } }>, attributes: Array<{ name: string, value: string }>, files: Array<{ name: string, url: string, size: number | null }>, videos: Array<{ title: string, url: string }>, brand: { id: string, name: string, slug: string, theme: string | null, logo: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } | null, categories: Array<{ id: string, parentId: string | null, name: string, slug: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null };

export type CustomersProductGroupQueryVariables = Exact<{
  productGroupId: string;
}>;


export type CustomersProductGroupQuery = { productGroup: { id: string, name: string, products: Array<{ id: string, name: string, slug: string | null, sku: string, stock: number, isSpecialOrder: boolean, attributes: Array<{ name: string, value: string }>, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }> }> } | null };

export type GetDeliveryDatesQueryVariables = Exact<{
  goods: Array<DeliveryGoodsInput> | DeliveryGoodsInput;
}>;


export type GetDeliveryDatesQuery = { deliveryDates: { method: string, place: string | null, now: number, goods: Array<{ productId: string, dates: Array<{ date: string, before: number | null, orderBy: number }> }> } | null };

export type EmployeePartsFragment = { id: string, name: string, email: string, phoneNumber: string | null, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, unitIds: Array<string>, isSelf: boolean, companyRole: { id: string, name: string } | null };

export type InvitationPartsFragment = { id: string, invited: string, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, sentAt: string, expiresAt: string, isExpired: boolean, companyRole: { id: string, name: string } | null };

export type ViewEmployeesQueryVariables = Exact<{
  companyId: string;
  page?: number | null | undefined;
}>;


export type ViewEmployeesQuery = { viewEmployees: { companyId: string, companyName: string, role: CustomerRole, abilities: Array<Ability>, total: number, page: number, pageCount: number, lastManagerId: string | null, companyRoles: Array<{ id: string, name: string, abilities: Array<Ability> }>, units: Array<{ id: string, name: string, isActive: boolean }>, employees: Array<{ id: string, name: string, email: string, phoneNumber: string | null, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, unitIds: Array<string>, isSelf: boolean, companyRole: { id: string, name: string } | null }>, invitations: Array<{ id: string, invited: string, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, sentAt: string, expiresAt: string, isExpired: boolean, companyRole: { id: string, name: string } | null }> } };

export type FindEmployeeQueryVariables = Exact<{
  companyId: string;
  search: string;
}>;


export type FindEmployeeQuery = { findEmployee: Array<{ id: string, name: string, email: string, phoneNumber: string | null, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, unitIds: Array<string>, isSelf: boolean, companyRole: { id: string, name: string } | null }> };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { invitation: { companyName: string, role: EmployeeRole, companyRole: string | null, email: string, expiresAt: string } | null };

export type AddEmployeeMutationVariables = Exact<{
  input: AddEmployeeInput;
}>;


export type AddEmployeeMutation = { addEmployee: { id: string, invited: string, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, sentAt: string, expiresAt: string, isExpired: boolean, companyRole: { id: string, name: string } | null } };

export type ResendInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, invited: string, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, sentAt: string, expiresAt: string, isExpired: boolean, companyRole: { id: string, name: string } | null } };

export type WithdrawInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: boolean };

export type ChangeEmployeeMutationVariables = Exact<{
  input: ChangeEmployeeInput;
}>;


export type ChangeEmployeeMutation = { changeEmployee: { id: string, name: string, email: string, phoneNumber: string | null, role: EmployeeRole, abilities: Array<Ability>, orderLimit: number | null, unitIds: Array<string>, isSelf: boolean, companyRole: { id: string, name: string } | null } };

export type RemoveEmployeeMutationVariables = Exact<{
  companyId: string;
  employeeId: string;
}>;


export type RemoveEmployeeMutation = { removeEmployee: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { companyId: string, companyName: string } };

export type FavoriteProductsQueryVariables = Exact<{
  page: number;
}>;


export type FavoriteProductsQuery = { favoriteProducts: { total: number, page: number, pageCount: number, products: Array<{ isFavorite: boolean, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, ownNumber: { number: string, name: string | null } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };

export type FavoriteProductMutationVariables = Exact<{
  productId: string;
}>;


export type FavoriteProductMutation = { favoriteProduct: boolean };

export type UnFavoriteProductMutationVariables = Exact<{
  productId: string;
}>;


export type UnFavoriteProductMutation = { unFavoriteProduct: boolean };

export type InvoicesToPayQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoicesToPayQuery = { invoicesToPay: { idempotencyKey: string, runningKey: string | null, cardFieldsUrl: string | null, allowsPartialPayments: boolean, invoices: Array<{ invoiceId: string, number: string, dueDate: string | null, price: number, remaining: number, isBeingPaid: boolean }>, credits: Array<{ invoiceId: string, number: string, amount: number }> } };

export type InvoicePaymentResultPartsFragment = { paymentId: string | null, message: string, status: CheckoutStatus, threeDSecure: { url: string, method: string } | null };

export type InvoicePaymentStatusQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type InvoicePaymentStatusQuery = { invoicePaymentStatus: { paymentId: string | null, message: string, status: CheckoutStatus, threeDSecure: { url: string, method: string } | null } };

export type InvoicePaymentQueryVariables = Exact<{
  id: string;
}>;


export type InvoicePaymentQuery = { invoicePayment: { id: string, paidAt: string, method: InvoicePaymentMethod, amount: number, payerName: string | null, lines: Array<{ invoiceId: string, number: string, amount: number }> } | null };

export type PayInvoicesMutationVariables = Exact<{
  input: PayInvoicesInput;
}>;


export type PayInvoicesMutation = { payInvoices: { paymentId: string | null, message: string, status: CheckoutStatus, threeDSecure: { url: string, method: string } | null } };

export type CancelInvoicePaymentMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type CancelInvoicePaymentMutation = { cancelInvoicePayment: boolean };

export type InvoiceItemPartsFragment = { id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number };

export type CustomerInvoicesQueryVariables = Exact<{
  page?: number | null | undefined;
  filter?: InvoiceFilter | null | undefined;
}>;


export type CustomerInvoicesQuery = { customerInvoices: { hasMore: boolean, parties: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }>, invoices: Array<{ invoiceId: string, customerName: string, customerNumber: string, number: string, price: number, timestamp: string, status: InvoiceStatus, billToName: string | null, remaining: number, isPayable: boolean, dataProvider: string, reference: string | null, costCentre: string | null, unit: string | null, items: Array<{ name: string }> }> } };

export type ViewInvoiceQueryVariables = Exact<{
  invoiceId: string;
  provider?: string | null | undefined;
}>;


export type ViewInvoiceQuery = { viewInvoice: { invoiceId: string, customerName: string, customerNumber: string, customerAddress: string | null, number: string, price: number, priceWithoutTax: number, tax: number, timestamp: string, dueDate: string | null, status: InvoiceStatus, dataProvider: string, pdfUrl: string, eInvoiceUrl: string, orderId: string | null, remaining: number, isPayable: boolean, vatLines: Array<{ rate: number, net: number, tax: number }>, credits: { invoiceId: string, number: string, price: number, timestamp: string } | null, creditNotes: Array<{ invoiceId: string, number: string, price: number, timestamp: string }>, items: Array<{ id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number }>, checkoutOptions: Array<{ name: string, value: string }>, transactions: Array<{ transactionId: string, paymentType: PaymentMethodType, total: number }>, payments: Array<{ paymentId: string | null, amount: number, method: InvoicePaymentMethod, paidAt: string }>, howToPay: { bankAccount: string | null, ssn: string, reference: string, hasBankClaim: boolean } | null, seller: { name: string, ssn: string, vatNumber: string, address: string } } | null };

export type InvoiceReferencePartsFragment = { invoiceId: string, number: string, price: number, timestamp: string };

export type AccountStatementQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AccountStatementQuery = { accountStatement: { from: string, to: string, openingBalance: number, closingBalance: number, charged: number, paid: number, hasMore: boolean, movements: Array<{ at: string, kind: AccountMovementKind, invoiceId: string, number: string, amount: number, balance: number }> } };

export type LabelProductPartsFragment = { id: string, sku: string, name: string, ean: string | null };

export type LabelProductsByCodesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type LabelProductsByCodesQuery = { productsByCodes: Array<{ products: Array<{ id: string, sku: string, name: string, ean: string | null }> }> };

export type FindLabelProductsQueryVariables = Exact<{
  query: ProductPageInput;
}>;


export type FindLabelProductsQuery = { productPage: { total: number, products: Array<{ id: string, sku: string, name: string, ean: string | null }> } };

export type FacetPartsFragment = { inStock: number, isNew: number, isSpecialOrder: number, discounted: number, brands: Array<{ value: string, count: number }>, categories: Array<{ slug: string, name: string, level: number, count: number }>, attributes: Array<{ name: string, values: Array<{ value: string, count: number }> }>, price: { from: number, to: number } | null, unitPrices: Array<{ per: string, count: number, from: number, to: number }> };

export type ListingPageQueryVariables = Exact<{
  query: ProductPageInput;
}>;


export type ListingPageQuery = { productPage: { total: number, page: number, pageCount: number, droppedWords: Array<string>, unknownWords: Array<string>, isForCustomersOnly: boolean, products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }>, facets: { inStock: number, isNew: number, isSpecialOrder: number, discounted: number, brands: Array<{ value: string, count: number }>, categories: Array<{ slug: string, name: string, level: number, count: number }>, attributes: Array<{ name: string, values: Array<{ value: string, count: number }> }>, price: { from: number, to: number } | null, unitPrices: Array<{ per: string, count: number, from: number, to: number }> } } };

export type ListingFacetsQueryVariables = Exact<{
  query: ProductPageInput;
}>;


export type ListingFacetsQuery = { productPage: { facets: { inStock: number, isNew: number, isSpecialOrder: number, discounted: number, brands: Array<{ value: string, count: number }>, categories: Array<{ slug: string, name: string, level: number, count: number }>, attributes: Array<{ name: string, values: Array<{ value: string, count: number }> }>, price: { from: number, to: number } | null, unitPrices: Array<{ per: string, count: number, from: number, to: number }> } } };

export type ListedProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ListedProductsQuery = { productPage: { products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };

export type FoundProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FoundProductsQuery = { productPage: { products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, lastBought: { date: string } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };

export type ListPartsFragment = { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null };

export type ProductListsQueryVariables = Exact<{
  productId?: string | null | undefined;
}>;


export type ProductListsQuery = { productLists: Array<{ id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null }> };

export type ProductListQueryVariables = Exact<{
  listId: string;
}>;


export type ProductListQuery = { productList: { list: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null }, lines: Array<{ productId: string, sku: string, name: string, quantity: number, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { isFavorite: boolean, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, ownNumber: { number: string, name: string | null } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null } | null }> } };

export type CreateProductListMutationVariables = Exact<{
  input: ProductListInput;
}>;


export type CreateProductListMutation = { createProductList: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type UpdateProductListMutationVariables = Exact<{
  listId: string;
  input: ProductListInput;
}>;


export type UpdateProductListMutation = { updateProductList: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type DeleteProductListMutationVariables = Exact<{
  listId: string;
}>;


export type DeleteProductListMutation = { deleteProductList: boolean };

export type RestoreProductListMutationVariables = Exact<{
  listId: string;
}>;


export type RestoreProductListMutation = { restoreProductList: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type SetProductListLineMutationVariables = Exact<{
  listId: string;
  productId: string;
  quantity?: number | null | undefined;
}>;


export type SetProductListLineMutation = { setProductListLine: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type RemoveProductListLineMutationVariables = Exact<{
  listId: string;
  productId: string;
}>;


export type RemoveProductListLineMutation = { removeProductListLine: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type MoveProductListLineMutationVariables = Exact<{
  listId: string;
  productId: string;
  toListId: string;
}>;


export type MoveProductListLineMutation = { moveProductListLine: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type NamedCartsQueryVariables = Exact<{ [key: string]: never; }>;


export type NamedCartsQuery = { namedCarts: Array<{ id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null }> };

export type CartReceiversQueryVariables = Exact<{ [key: string]: never; }>;


export type CartReceiversQuery = { cartReceivers: Array<{ id: string, name: string }> };

export type SaveCartMutationVariables = Exact<{
  input: SaveCartInput;
}>;


export type SaveCartMutation = { saveCart: { id: string, kind: ListKind, name: string, isShared: boolean, isOwn: boolean, makerName: string | null, mayManage: boolean, lineCount: number, changedAt: string, quantity: number | null, handedOver: { fromName: string, isNew: boolean } | null } };

export type HandOverCartMutationVariables = Exact<{
  input: HandOverCartInput;
}>;


export type HandOverCartMutation = { handOverCart: { id: string, name: string } };

export type AddNamedCartToCartMutationVariables = Exact<{
  listId: string;
  key: string;
}>;


export type AddNamedCartToCartMutation = { addNamedCartToCart: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, lines: Array<{ productId: string, added: number, problem: string | null }> } };

export type TrackNewsletterSignupMutationVariables = Exact<{
  email: string;
}>;


export type TrackNewsletterSignupMutation = { trackNewsletterSignup: boolean };

export type ConfirmNewsletterSignupMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterSignupMutation = { confirmNewsletterSignup: boolean };

export type LeaveNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type LeaveNewsletterMutation = { leaveNewsletter: boolean };

export type OrderFieldPartsFragment = { kind: OrderFieldKind, name: string, isRequired: boolean, format: string | null, message: string | null };

export type OrderFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderFieldsQuery = { orderFields: Array<{ kind: OrderFieldKind, name: string, isRequired: boolean, format: string | null, message: string | null }> };

export type WantedOrderFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type WantedOrderFieldsQuery = { wantedOrderFields: Array<{ kind: OrderFieldKind, name: string, isRequired: boolean, format: string | null, message: string | null }> };

export type SetOrderFieldsMutationVariables = Exact<{
  fields: Array<OrderFieldInput> | OrderFieldInput;
}>;


export type SetOrderFieldsMutation = { setOrderFields: Array<{ kind: OrderFieldKind, name: string, isRequired: boolean, format: string | null, message: string | null }> };

export type OrderPartsFragment = { id: string, number: string, status: OrderStatus, createdAt: string, fulfilledAt: string | null, total: number, totalWithoutTax: number, totalTaxAmount: number, deliveryMethod: string | null, deliveryAmount: number, deliveryPromise: string | null, deliveryAddress: string | null, paymentType: PaymentMethodType, receiverName: string, email: string, unitId: string | null, rampHours: string | null, rampNote: string | null, orderedByName: string | null, customerName: string, billToName: string | null, invoiceId: string | null, canCancel: boolean, items: Array<{ id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, withdrawn: number, shipped: number, cancelled: number, left: number, expectedOn: string | null, withdrawalExemption: WithdrawalExemption | null }>, shipments: Array<{ id: string, number: string, part: number, state: ShipmentState, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, sentAt: string, deliveredAt: string | null, deliveryNoteUrl: string, lines: Array<{ itemId: string, sku: string, name: string, quantity: number }> }>, checkoutOptions: Array<{ name: string, value: string }>, events: Array<{ at: string, kind: OrderEventKind, number: string | null, name: string | null, expectedOn: string | null, amount: number | null, reason: string | null }>, documents: Array<{ invoiceId: string, number: string, price: number, timestamp: string }>, refunds: Array<{ id: string, amount: number, state: RefundState }>, withdrawal: { problem: string | null, lastDay: string | null }, withdrawals: Array<{ id: string, declaredAt: string, state: WithdrawalState, reason: string | null, lines: Array<{ name: string, quantity: number }>, returnLabel: { to: Array<string>, from: Array<string>, reference: string, pdfUrl: string } | null }> };

export type ViewOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type ViewOrderQuery = { order: { id: string, number: string, status: OrderStatus, createdAt: string, fulfilledAt: string | null, total: number, totalWithoutTax: number, totalTaxAmount: number, deliveryMethod: string | null, deliveryAmount: number, deliveryPromise: string | null, deliveryAddress: string | null, paymentType: PaymentMethodType, receiverName: string, email: string, unitId: string | null, rampHours: string | null, rampNote: string | null, orderedByName: string | null, customerName: string, billToName: string | null, invoiceId: string | null, canCancel: boolean, items: Array<{ id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, withdrawn: number, shipped: number, cancelled: number, left: number, expectedOn: string | null, withdrawalExemption: WithdrawalExemption | null }>, shipments: Array<{ id: string, number: string, part: number, state: ShipmentState, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, sentAt: string, deliveredAt: string | null, deliveryNoteUrl: string, lines: Array<{ itemId: string, sku: string, name: string, quantity: number }> }>, checkoutOptions: Array<{ name: string, value: string }>, events: Array<{ at: string, kind: OrderEventKind, number: string | null, name: string | null, expectedOn: string | null, amount: number | null, reason: string | null }>, documents: Array<{ invoiceId: string, number: string, price: number, timestamp: string }>, refunds: Array<{ id: string, amount: number, state: RefundState }>, withdrawal: { problem: string | null, lastDay: string | null }, withdrawals: Array<{ id: string, declaredAt: string, state: WithdrawalState, reason: string | null, lines: Array<{ name: string, quantity: number }>, returnLabel: { to: Array<string>, from: Array<string>, reference: string, pdfUrl: string } | null }> } | null };

export type CustomerOrdersQueryVariables = Exact<{
  page?: number | null | undefined;
  filter?: OrderFilter | null | undefined;
}>;


export type CustomerOrdersQuery = { customerOrders: { hasMore: boolean, parties: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }>, orders: Array<{ id: string, number: string, status: OrderStatus, createdAt: string, total: number, lines: number, receiverName: string, billToName: string | null, reference: string | null, costCentre: string | null, unit: string | null, isPartlySent: boolean, expectedOn: string | null }> } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, number: string, status: OrderStatus, createdAt: string, fulfilledAt: string | null, total: number, totalWithoutTax: number, totalTaxAmount: number, deliveryMethod: string | null, deliveryAmount: number, deliveryPromise: string | null, deliveryAddress: string | null, paymentType: PaymentMethodType, receiverName: string, email: string, unitId: string | null, rampHours: string | null, rampNote: string | null, orderedByName: string | null, customerName: string, billToName: string | null, invoiceId: string | null, canCancel: boolean, items: Array<{ id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, withdrawn: number, shipped: number, cancelled: number, left: number, expectedOn: string | null, withdrawalExemption: WithdrawalExemption | null }>, shipments: Array<{ id: string, number: string, part: number, state: ShipmentState, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, sentAt: string, deliveredAt: string | null, deliveryNoteUrl: string, lines: Array<{ itemId: string, sku: string, name: string, quantity: number }> }>, checkoutOptions: Array<{ name: string, value: string }>, events: Array<{ at: string, kind: OrderEventKind, number: string | null, name: string | null, expectedOn: string | null, amount: number | null, reason: string | null }>, documents: Array<{ invoiceId: string, number: string, price: number, timestamp: string }>, refunds: Array<{ id: string, amount: number, state: RefundState }>, withdrawal: { problem: string | null, lastDay: string | null }, withdrawals: Array<{ id: string, declaredAt: string, state: WithdrawalState, reason: string | null, lines: Array<{ name: string, quantity: number }>, returnLabel: { to: Array<string>, from: Array<string>, reference: string, pdfUrl: string } | null }> } };

export type WithdrawFromOrderMutationVariables = Exact<{
  orderId: string;
  lines: Array<OrderLineInput> | OrderLineInput;
  sealsUnbroken?: boolean | null | undefined;
}>;


export type WithdrawFromOrderMutation = { withdrawFromOrder: { id: string, number: string, status: OrderStatus, createdAt: string, fulfilledAt: string | null, total: number, totalWithoutTax: number, totalTaxAmount: number, deliveryMethod: string | null, deliveryAmount: number, deliveryPromise: string | null, deliveryAddress: string | null, paymentType: PaymentMethodType, receiverName: string, email: string, unitId: string | null, rampHours: string | null, rampNote: string | null, orderedByName: string | null, customerName: string, billToName: string | null, invoiceId: string | null, canCancel: boolean, items: Array<{ id: string, productId: string | null, sku: string, name: string, ownNumber: string | null, ownName: string | null, quantity: number, unitPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, withdrawn: number, shipped: number, cancelled: number, left: number, expectedOn: string | null, withdrawalExemption: WithdrawalExemption | null }>, shipments: Array<{ id: string, number: string, part: number, state: ShipmentState, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, sentAt: string, deliveredAt: string | null, deliveryNoteUrl: string, lines: Array<{ itemId: string, sku: string, name: string, quantity: number }> }>, checkoutOptions: Array<{ name: string, value: string }>, events: Array<{ at: string, kind: OrderEventKind, number: string | null, name: string | null, expectedOn: string | null, amount: number | null, reason: string | null }>, documents: Array<{ invoiceId: string, number: string, price: number, timestamp: string }>, refunds: Array<{ id: string, amount: number, state: RefundState }>, withdrawal: { problem: string | null, lastDay: string | null }, withdrawals: Array<{ id: string, declaredAt: string, state: WithdrawalState, reason: string | null, lines: Array<{ name: string, quantity: number }>, returnLabel: { to: Array<string>, from: Array<string>, reference: string, pdfUrl: string } | null }> } };

export type ReorderMutationVariables = Exact<{
  input: ReorderInput;
}>;


export type ReorderMutation = { reorder: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, lines: Array<{ itemId: string, sku: string, name: string, outcome: ReorderOutcome, added: number, message: string | null }> } };

export type OwnNumberLinePartsFragment = { productId: string, sku: string, productName: string, slug: string | null, number: string, name: string | null, isSold: boolean };

export type OwnNumberOutcomePartsFragment = { change: OwnNumberChange, problem: string | null, sku: string | null, productName: string | null, movedFrom: string | null, before: { number: string, name: string | null } | null };

export type OwnNumbersQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type OwnNumbersQuery = { ownNumbers: { total: number, page: number, pageCount: number, lines: Array<{ productId: string, sku: string, productName: string, slug: string | null, number: string, name: string | null, isSold: boolean }> } };

export type OwnNumberMatchesQueryVariables = Exact<{
  search: string;
}>;


export type OwnNumberMatchesQuery = { ownNumberMatches: Array<{ isFavorite: boolean, id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, ownNumber: { number: string, name: string | null } | null, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> };

export type PreviewOwnNumbersQueryVariables = Exact<{
  rows: Array<OwnNumberRowInput> | OwnNumberRowInput;
}>;


export type PreviewOwnNumbersQuery = { previewOwnNumbers: Array<{ change: OwnNumberChange, problem: string | null, sku: string | null, productName: string | null, movedFrom: string | null, before: { number: string, name: string | null } | null }> };

export type SetOwnNumberMutationVariables = Exact<{
  product: string;
  number: string;
  name?: string | null | undefined;
}>;


export type SetOwnNumberMutation = { setOwnNumber: { productId: string, sku: string, productName: string, slug: string | null, number: string, name: string | null, isSold: boolean } };

export type RemoveOwnNumberMutationVariables = Exact<{
  productId: string;
}>;


export type RemoveOwnNumberMutation = { removeOwnNumber: boolean };

export type ImportOwnNumbersMutationVariables = Exact<{
  rows: Array<OwnNumberRowInput> | OwnNumberRowInput;
}>;


export type ImportOwnNumbersMutation = { importOwnNumbers: Array<{ change: OwnNumberChange, problem: string | null, sku: string | null, productName: string | null, movedFrom: string | null, before: { number: string, name: string | null } | null }> };

export type PadProductPartsFragment = { id: string, sku: string, name: string, ean: string | null, unitOfMeasure: number, packageSize: string | null, isFavorite: boolean, ownNumber: { number: string, name: string | null } | null, lastBought: { date: string, quantity: number, unitPrice: number } | null };

export type PadGoodsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PadGoodsQuery = { padGoods: { next: string | null, total: number, products: Array<{ id: string, sku: string, name: string, ean: string | null, unitOfMeasure: number, packageSize: string | null, isFavorite: boolean, ownNumber: { number: string, name: string | null } | null, lastBought: { date: string, quantity: number, unitPrice: number } | null }>, lists: Array<{ id: string, name: string, productIds: Array<string> }> } };

export type AddPadToCartMutationVariables = Exact<{
  key: string;
  customerId: string;
  lines: Array<PadLineInput> | PadLineInput;
}>;


export type AddPadToCartMutation = { addPadToCart: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, lines: Array<{ code: string, outcome: PadOutcome, added: number, problem: string | null, products: Array<{ id: string, sku: string, name: string, unitOfMeasure: number }> }> } };

export type PaletteInvoicesQueryVariables = Exact<{
  search: string;
}>;


export type PaletteInvoicesQuery = { customerInvoices: { invoices: Array<{ invoiceId: string, number: string, price: number, timestamp: string }> } };

export type PaletteQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaletteQuotesQuery = { salesQuotes: { quotes: Array<{ id: string, number: string, status: SalesQuoteStatus, totalPrice: number }> } };

export type ProductAddressQueryVariables = Exact<{
  slugOrId: string;
}>;


export type ProductAddressQuery = { productAddress: { address: string, isGone: boolean } | null };

export type CategoryAddressQueryVariables = Exact<{
  slug: string;
}>;


export type CategoryAddressQuery = { categoryAddress: string | null };

export type ApplyPromoCodeMutationVariables = Exact<{
  code: string;
}>;


export type ApplyPromoCodeMutation = { applyPromoCode: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type RemovePromoCodeMutationVariables = Exact<{
  promoCodeId: string;
}>;


export type RemovePromoCodeMutation = { removePromoCode: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type LastFiveProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type LastFiveProductsQuery = { lastFiveProducts: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> };

export type LastBoughtQueryVariables = Exact<{
  id: string;
}>;


export type LastBoughtQuery = { productPage: { products: Array<{ id: string, lastBought: { date: string, quantity: number, unitPrice: number } | null }> } };

export type PurchasingSystemPartsFragment = { id: string, name: string, kind: PurchasingSystemKind, username: string | null, hosts: Array<string>, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null, identities: { from: { domain: string, identity: string }, to: { domain: string, identity: string }, sender: { domain: string, identity: string } } | null };

export type PurchasingSystemsQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchasingSystemsQuery = { purchasingSystems: Array<{ id: string, name: string, kind: PurchasingSystemKind, username: string | null, hosts: Array<string>, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null, identities: { from: { domain: string, identity: string }, to: { domain: string, identity: string }, sender: { domain: string, identity: string } } | null }> };

export type CreatePurchasingSystemMutationVariables = Exact<{
  key: string;
  input: PurchasingSystemInput;
}>;


export type CreatePurchasingSystemMutation = { createPurchasingSystem: { secret: string, system: { id: string, name: string, kind: PurchasingSystemKind, username: string | null, hosts: Array<string>, ending: string, makerName: string, createdAt: string, lastUsedAt: string | null, identities: { from: { domain: string, identity: string }, to: { domain: string, identity: string }, sender: { domain: string, identity: string } } | null } } };

export type RevokePurchasingSystemMutationVariables = Exact<{
  systemId: string;
}>;


export type RevokePurchasingSystemMutation = { revokePurchasingSystem: boolean };

export type QuickOrderProductFragment = { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }>, ownNumber: { number: string, name: string | null } | null };

export type ProductsByCodesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type ProductsByCodesQuery = { productsByCodes: Array<{ code: string, products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }>, ownNumber: { number: string, name: string | null } | null }> }> };

export type AddLinesToCartMutationVariables = Exact<{
  key: string;
  lines: Array<CartAdditionInput> | CartAdditionInput;
}>;


export type AddLinesToCartMutation = { addLinesToCart: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, lines: Array<{ productId: string, added: number, problem: string | null }> } };

export type SalesQuotesQueryVariables = Exact<{
  page?: number | null | undefined;
  status?: SalesQuoteStatus | null | undefined;
}>;


export type SalesQuotesQuery = { salesQuotes: { hasMore: boolean, counts: Array<{ status: SalesQuoteStatus, count: number }>, quotes: Array<{ id: string, number: string, status: SalesQuoteStatus, prospectName: string | null, totalPrice: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null }> } };

export type GetSalesQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSalesQuotesQuery = { salesQuotes: { acceptableCount: number } };

export type DueSalesQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type DueSalesQuotesQuery = { dueSalesQuotes: Array<{ id: string, number: string, totalPrice: number, validUntilDate: string, customer: { id: string, name: string, ssn: string } }> };

export type RequestedSalesQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestedSalesQuotesQuery = { requestedSalesQuotes: Array<{ id: string, number: string, requestedDate: string, lineCount: number, wantedDate: string | null, isCounter: boolean, customer: { id: string, name: string, ssn: string } }> };

export type RequestedSalesQuotePartsFragment = { id: string, number: string, requestedDate: string, lineCount: number, wantedDate: string | null, isCounter: boolean, customer: { id: string, name: string, ssn: string } };

export type DueSalesQuotePartsFragment = { id: string, number: string, totalPrice: number, validUntilDate: string, customer: { id: string, name: string, ssn: string } };

export type SalesQuoteSummaryPartsFragment = { id: string, number: string, status: SalesQuoteStatus, prospectName: string | null, totalPrice: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null };

export type ViewSalesQuoteQueryVariables = Exact<{
  id: string;
}>;


export type ViewSalesQuoteQuery = { viewSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } | null };

export type SharedSalesQuoteQueryVariables = Exact<{
  link: string;
}>;


export type SharedSalesQuoteQuery = { sharedSalesQuote: { number: string, customerName: string, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, deliveryName: string, deliveryAmount: number, sentDate: string, validUntilDate: string, pdfUrl: string, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } | null };

export type AcceptSalesQuoteMutationVariables = Exact<{
  quoteId: string;
  version?: number | null | undefined;
  checkoutOptions?: Array<CheckoutOptionValueInput> | CheckoutOptionValueInput | null | undefined;
}>;


export type AcceptSalesQuoteMutation = { acceptSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type CreateSalesQuoteMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSalesQuoteMutation = { createSalesQuote: { id: string } };

export type CreateProspectQuoteMutationVariables = Exact<{
  input: ProspectQuoteInput;
}>;


export type CreateProspectQuoteMutation = { createProspectQuote: { id: string } };

export type ClaimSalesQuoteMutationVariables = Exact<{
  link: string;
}>;


export type ClaimSalesQuoteMutation = { claimSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type UpdateSalesQuoteMutationVariables = Exact<{
  input: SalesQuoteInput;
}>;


export type UpdateSalesQuoteMutation = { updateSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type SendSalesQuoteMutationVariables = Exact<{
  quoteId: string;
  version: number;
}>;


export type SendSalesQuoteMutation = { sendSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type WithdrawSalesQuoteMutationVariables = Exact<{
  quoteId: string;
}>;


export type WithdrawSalesQuoteMutation = { withdrawSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type RequestSalesQuoteMutationVariables = Exact<{
  input: SalesQuoteRequestInput;
}>;


export type RequestSalesQuoteMutation = { requestSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type CounterSalesQuoteMutationVariables = Exact<{
  input: SalesQuoteCounterInput;
}>;


export type CounterSalesQuoteMutation = { counterSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type ChooseSalesQuoteLineMutationVariables = Exact<{
  quoteId: string;
  version: number;
  lineId: string;
}>;


export type ChooseSalesQuoteLineMutation = { chooseSalesQuoteLine: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type StartSalesQuoteMutationVariables = Exact<{
  quoteId: string;
}>;


export type StartSalesQuoteMutation = { startSalesQuote: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type WriteSalesQuoteMessageMutationVariables = Exact<{
  input: SalesQuoteMessageInput;
}>;


export type WriteSalesQuoteMessageMutation = { writeSalesQuoteMessage: { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } } };

export type RemoveSalesQuoteMutationVariables = Exact<{
  quoteId: string;
}>;


export type RemoveSalesQuoteMutation = { removeSalesQuote: boolean };

export type SalesQuotePartsFragment = { id: string, number: string, status: SalesQuoteStatus, version: number, isForProspect: boolean, message: string, totalPrice: number, totalPriceWithoutTax: number, totalTaxAmount: number, discountAmount: number, createdDate: string, sentDate: string | null, validUntilDate: string, acceptedDate: string | null, acceptedBy: string | null, orderId: string | null, orderNumber: string | null, invoiceId: string | null, actions: Array<SalesQuoteAction>, pdfUrl: string | null, sharePath: string | null, customer: { name: string, ssn: string | null, address: string | null }, agent: { name: string, email: string, phoneNumber: string | null } | null, vatLines: Array<{ rate: number, net: number, tax: number }>, delivery: { methodId: string, name: string, amount: number, address: string | null }, lineItems: Array<{ id: string, productId: string, alternativeTo: string | null, slug: string | null, sku: string, name: string, quantity: number, unitPrice: number, listPrice: number, price: number, priceWithoutTax: number, discountPercentage: number, vat: number, changes: Array<SalesQuoteChange>, currentPrice: number | null, currentLinePrice: number | null, currentStock: number | null, unitOfMeasure: number, currentSteps: Array<{ fromQuantity: number, unitPrice: number }> }>, today: { offered: number, current: number, goneCount: number } | null, entries: Array<{ id: string, kind: SalesQuoteEntryKind, author: string | null, isFromShop: boolean, date: string, text: string, wantedDate: string | null, lines: Array<{ productId: string, sku: string, name: string, quantity: number, unitPrice: number | null, wish: string, alternativeToProductId: string | null }>, offer: { version: number, validUntilDate: string, delivery: string, deliveryAmount: number, totalPrice: number } | null }>, deliveryMethods: Array<{ id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }>, seller: { name: string, ssn: string, vatNumber: string, address: string } };

export type PreflightRegistrationMutationVariables = Exact<{
  ssn: string;
}>;


export type PreflightRegistrationMutation = { preflightRegistration: { isCompany: boolean, ssn: string } };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer: { id: string, email: string, name: string } };

export type ConfirmEmailMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type ResendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendConfirmationMutation = { resendConfirmation: boolean };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type PasswordWasResetMutationVariables = Exact<{
  email: string;
}>;


export type PasswordWasResetMutation = { passwordWasReset: boolean };

export type RequestSignInLinkMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type RequestSignInLinkMutation = { requestSignInLink: boolean };

export type RepeatOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type RepeatOrderQuery = { repeatOrder: { orderId: string, orderNumber: string, orderedAt: string, lastTotal: number, idempotencyKey: string, deliveryPlace: string | null, unit: string | null, deliveryAmount: number, paymentMethodId: string | null, runningKey: string | null, problem: string | null, total: number, totalWithoutTax: number, totalTaxAmount: number, exceededLimit: number | null, approvalSteps: Array<string>, lines: Array<{ itemId: string, sku: string, name: string, slug: string | null, lastQuantity: number, quantity: number, lastUnitPrice: number, unitPrice: number | null, price: number, isGone: boolean, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null }>, receiver: { email: string, name: string, phone: string }, deliveryMethod: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> } | null, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null, choices: Array<string> }>, payment: { type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null }, cardPayment: { type: PaymentMethodType, name: string, available: boolean, reason: string | null, headroom: number | null, fieldsUrl: string | null } | null, savedCards: Array<{ id: string, type: PaymentMethodType, last4: string | null, brand: CardBrand | null, expiryMonth: number | null, expiryYear: number | null, active: boolean }> } | null };

export type PlaceRepeatOrderMutationVariables = Exact<{
  input: PlaceRepeatOrderInput;
}>;


export type PlaceRepeatOrderMutation = { placeRepeatOrder: { id: string | null, invoiceId: string | null, message: string | null, status: CheckoutStatus, requestId: string | null, threeDSecure: { url: string, method: string } | null } };

export type SavedItemPartsFragment = { id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } };

export type SavedItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedItemsQuery = { savedItems: Array<{ id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } }> };

export type SaveForLaterMutationVariables = Exact<{
  cartItemId: string;
}>;


export type SaveForLaterMutation = { saveForLater: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, savedItems: Array<{ id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } }> } };

export type MoveToCartMutationVariables = Exact<{
  savedItemId: string;
}>;


export type MoveToCartMutation = { moveToCart: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, savedItems: Array<{ id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } }> } };

export type RemoveSavedItemMutationVariables = Exact<{
  savedItemId: string;
}>;


export type RemoveSavedItemMutation = { removeSavedItem: { cart: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> }, savedItems: Array<{ id: string, quantity: number, product: { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { priceWithTax: number, taxPercentage: number } | null, priceTiers: Array<{ fromQuantity: number, price: { priceWithTax: number, taxPercentage: number } }>, images: Array<{ assetPath: string }> } }> } };

export type AcceptCartPricesMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptCartPricesMutation = { acceptCartPrices: { key: string, totalItems: number, totalPrice: number, discount: number, totalPriceWithoutTax: number, totalTaxAmount: number, billToCustomer: { id: string, name: string, ssn: string } | null, customer: { id: string, name: string, ssn: string } | null, promoCode: { id: string, promoCode: string, discount: number, discountPercentage: number } | null, lapsedPromoCode: { id: string, promoCode: string, reason: string } | null, currency: { displayName: string, code: string }, items: Array<{ id: string, quantity: number, price: number, unitPrice: number, previousUnitPrice: number | null, priceWithoutTax: number, discount: number, discountPercentage: number, vat: number, priceSteps: Array<{ fromQuantity: number, unitPrice: number }>, nextTier: { fromQuantity: number, missing: number, unitPrice: number } | null, addedBy: { name: string, isVisitor: boolean, at: string } | null, product: { id: string, slug: string | null, name: string, sku: string, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, withdrawalExemption: WithdrawalExemption | null, brand: { name: string } | null, image: { assetPath: string, alt: string | null, width: number | null, height: number | null } | null } }> } };

export type SearchHitPartsFragment = { id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { price: number, priceWithTax: number } | null, brand: { name: string } | null, images: Array<{ assetPath: string }> };

export type BoughtHitsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type BoughtHitsQuery = { ownNumberMatches: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, ownNumber: { number: string, name: string | null } | null, price: { price: number, priceWithTax: number } | null, brand: { name: string } | null, images: Array<{ assetPath: string }> }>, productPage: { products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { price: number, priceWithTax: number } | null, brand: { name: string } | null, images: Array<{ assetPath: string }> }> } };

export type SearchHitsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type SearchHitsQuery = { productPage: { total: number, droppedWords: Array<string>, unknownWords: Array<string>, isForCustomersOnly: boolean, products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, isSpecialOrder: boolean, price: { price: number, priceWithTax: number } | null, brand: { name: string } | null, images: Array<{ assetPath: string }> }>, facets: { inStock: number, brands: Array<{ value: string, count: number }>, categories: Array<{ name: string, level: number, count: number }> } } };

export type BrandNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandNamesQuery = { brands: Array<{ id: string, name: string, slug: string, productCount: number }> };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { accountSettings: { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { endSession: { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type SetMarketingConsentMutationVariables = Exact<{
  allow: boolean;
}>;


export type SetMarketingConsentMutation = { setMarketingConsent: { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type ResumeMailMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeMailMutation = { resumeMail: { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type SettingsPartsFragment = { name: string, email: string, isConfirmed: boolean, allowMarketing: boolean, mailState: MailState, login: { email: string | null, hasSecondFactor: boolean, phoneNumber: string | null } | null, sessions: Array<{ id: string, device: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type StandingDayPartsFragment = { date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> };

export type StandingOrderPartsFragment = { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> };

export type StandingOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type StandingOrdersQuery = { standingOrders: Array<{ id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, lineCount: number, makerName: string | null, nextDay: { date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> } | null, lastDay: { date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> } | null }> };

export type StandingOrderQueryVariables = Exact<{
  standingOrderId: string;
}>;


export type StandingOrderQuery = { standingOrder: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type StandingOrderChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StandingOrderChoicesQuery = { standingOrderChoices: { problem: string | null, deliveries: Array<{ method: { id: string, name: string, description: string | null, amount: number, requiresAddress: boolean, freeFrom: number | null, promise: string | null, pickupPoints: Array<{ id: string, name: string, address: string, hours: string | null }> }, checkoutOptions: Array<{ id: string, name: string, description: string | null, defaultValue: string | null, isRequired: boolean, value: string | null, placeholder: string | null, format: string | null, message: string | null }> }>, receiver: { name: string, email: string, phone: string } } };

export type CreateStandingOrderMutationVariables = Exact<{
  key: string;
  input: StandingOrderInput;
}>;


export type CreateStandingOrderMutation = { createStandingOrder: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type UpdateStandingOrderMutationVariables = Exact<{
  standingOrderId: string;
  input: StandingOrderInput;
}>;


export type UpdateStandingOrderMutation = { updateStandingOrder: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type ChangeStandingOrderDayMutationVariables = Exact<{
  standingOrderId: string;
  date: string;
  lines?: Array<StandingLineInput> | StandingLineInput | null | undefined;
}>;


export type ChangeStandingOrderDayMutation = { changeStandingOrderDay: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type SkipStandingOrderDayMutationVariables = Exact<{
  standingOrderId: string;
  date: string;
  isSkipped: boolean;
}>;


export type SkipStandingOrderDayMutation = { skipStandingOrderDay: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type PauseStandingOrderMutationVariables = Exact<{
  standingOrderId: string;
  isPaused: boolean;
}>;


export type PauseStandingOrderMutation = { pauseStandingOrder: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type EndStandingOrderMutationVariables = Exact<{
  standingOrderId: string;
}>;


export type EndStandingOrderMutation = { endStandingOrder: { id: string, name: string, status: StandingOrderStatus, everyWeeks: number, weekdays: Array<number>, startsOn: string, makerName: string | null, mayManage: boolean, billToName: string | null, deliveryMethodId: string, deliveryMethod: string | null, deliveryAmount: number, addressId: string | null, deliveryAddress: string | null, total: number, receiver: { name: string, email: string, phone: string }, checkoutOptions: Array<{ id: string, name: string, value: string }>, lines: Array<{ productId: string, sku: string, name: string, slug: string | null, quantity: number, unitOfMeasure: number, unitPrice: number | null, seenPrice: number, problem: string | null }>, nextDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }>, pastDays: Array<{ date: string, plannedDate: string | null, status: StandingDayStatus, orderId: string | null, requestId: string | null, reason: string | null, lines: Array<{ productId: string, quantity: number }> | null, missing: Array<{ name: string, asked: number, ordered: number }> }> } };

export type MonthPartsFragment = { year: number, month: number, totalAmount: number, totalAmountExcludingTax: number };

export type LastYearStatisticsQueryVariables = Exact<{
  unitId?: string | null | undefined;
}>;


export type LastYearStatisticsQuery = { lastYearStatistics: Array<{ year: number, month: number, totalAmount: number, totalAmountExcludingTax: number }> };

export type UnitStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitStatisticsQuery = { unitStatistics: Array<{ totalAmount: number, totalAmountExcludingTax: number, unit: { id: string, name: string } | null }> };

export type UnitToOrderForPartsFragment = { id: string, name: string, addressIds: Array<string>, rampHours: string | null, rampNote: string | null, receivers: Array<{ name: string, phone: string, email: string }> };

export type UnitPartsFragment = { id: string, name: string, number: string | null, isActive: boolean, addressIds: Array<string>, costCentres: Array<string>, rampNote: string | null, approverIds: Array<string>, peopleCount: number, receivers: Array<{ name: string, phone: string, email: string }>, rampHours: Array<{ weekday: number, from: string, to: string }> };

export type CompanyUnitsPartsFragment = { companyId: string, companyName: string, units: Array<{ id: string, name: string, number: string | null, isActive: boolean, addressIds: Array<string>, costCentres: Array<string>, rampNote: string | null, approverIds: Array<string>, peopleCount: number, receivers: Array<{ name: string, phone: string, email: string }>, rampHours: Array<{ weekday: number, from: string, to: string }> }>, people: Array<{ id: string, name: string }>, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }> };

export type CompanyUnitsQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyUnitsQuery = { companyUnits: { companyId: string, companyName: string, units: Array<{ id: string, name: string, number: string | null, isActive: boolean, addressIds: Array<string>, costCentres: Array<string>, rampNote: string | null, approverIds: Array<string>, peopleCount: number, receivers: Array<{ name: string, phone: string, email: string }>, rampHours: Array<{ weekday: number, from: string, to: string }> }>, people: Array<{ id: string, name: string }>, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }> } };

export type SaveUnitMutationVariables = Exact<{
  input: UnitInput;
}>;


export type SaveUnitMutation = { saveUnit: { companyId: string, companyName: string, units: Array<{ id: string, name: string, number: string | null, isActive: boolean, addressIds: Array<string>, costCentres: Array<string>, rampNote: string | null, approverIds: Array<string>, peopleCount: number, receivers: Array<{ name: string, phone: string, email: string }>, rampHours: Array<{ weekday: number, from: string, to: string }> }>, people: Array<{ id: string, name: string }>, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }> } };

export type SetUnitActiveMutationVariables = Exact<{
  companyId: string;
  unitId: string;
  isActive: boolean;
}>;


export type SetUnitActiveMutation = { setUnitActive: { companyId: string, companyName: string, units: Array<{ id: string, name: string, number: string | null, isActive: boolean, addressIds: Array<string>, costCentres: Array<string>, rampNote: string | null, approverIds: Array<string>, peopleCount: number, receivers: Array<{ name: string, phone: string, email: string }>, rampHours: Array<{ weekday: number, from: string, to: string }> }>, people: Array<{ id: string, name: string }>, addresses: Array<{ id: string, address: { id: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, country: string, postalCode: string } }> } };

export type ViewedProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ViewedProductsQuery = { productPage: { products: Array<{ id: string, sku: string, name: string, slug: string | null, stock: number, unitOfMeasure: number, packageSize: string | null, isNew: boolean, isSpecialOrder: boolean, isTrending: boolean, deliveryTime: string | null, withdrawalExemption: WithdrawalExemption | null, discount: number, brand: { name: string, slug: string } | null, images: Array<{ assetPath: string, alt: string | null, width: number | null, height: number | null }>, price: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, listPrice: { price: number, taxPrice: number, priceWithTax: number, taxPercentage: number } | null, unitPrice: { per: string, content: number, price: number, priceWithTax: number } | null }> } };
