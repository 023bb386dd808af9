// Generated from graphql/ by scripts/generate.ts. Do not edit.
import type * as schema from './schema.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductRow as ProductRowModel, ProductGroupRow as ProductGroupRowModel } from '../../backend/src/modules/catalogue/internal/store.ts';
import type { Listing as ListingModel } from '../../backend/src/modules/catalogue/internal/product-page.ts';
import type { CategoryRow as CategoryRowModel, BrandRow as BrandRowModel } from '../../backend/src/modules/catalogue/internal/category-store.ts';
import type { ProductBlock as ProductBlockModel, CategoriesBlock as CategoriesBlockModel } from '../../backend/src/modules/content/internal/page-block.ts';
import type { CampaignRow as CampaignRowModel } from '../../backend/src/modules/pricing/campaign-terms.ts';
import type { Context } from '../../backend/src/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => schema.Maybe<TTypes> | Promise<schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CmsBlock:
    | ( schema.CmsBannerBlock & { __typename: 'CmsBannerBlock' } )
    | ( ProductBlockModel & { __typename: 'CmsProductBlock' } )
    | ( CategoriesBlockModel & { __typename: 'CmsCategoriesBlock' } )
    | ( schema.CmsTextBlock & { __typename: 'CmsTextBlock' } )
    | ( schema.CmsMarqueeBlock & { __typename: 'CmsMarqueeBlock' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  SetCustomerAs: schema.SetCustomerAs;
  AgentCustomerSort: schema.AgentCustomerSort;
  AgentCustomerColumn: schema.AgentCustomerColumn;
  AgentCustomers: ResolverTypeWrapper<schema.AgentCustomers>;
  Boolean: ResolverTypeWrapper<schema.Scalars['Boolean']['output']>;
  AgentCustomer: ResolverTypeWrapper<schema.AgentCustomer>;
  ID: ResolverTypeWrapper<schema.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<schema.Scalars['String']['output']>;
  AvailableCustomer: ResolverTypeWrapper<schema.AvailableCustomer>;
  BillToCustomer: ResolverTypeWrapper<schema.BillToCustomer>;
  OpenCart: ResolverTypeWrapper<schema.OpenCart>;
  Int: ResolverTypeWrapper<schema.Scalars['Int']['output']>;
  OpenCartLine: ResolverTypeWrapper<schema.OpenCartLine>;
  ActionsInPlace: ResolverTypeWrapper<schema.ActionsInPlace>;
  ActionInPlace: ResolverTypeWrapper<schema.ActionInPlace>;
  LateCustomer: ResolverTypeWrapper<schema.LateCustomer>;
  DueCustomer: ResolverTypeWrapper<schema.DueCustomer>;
  LastOrders: ResolverTypeWrapper<schema.LastOrders>;
  LastOrder: ResolverTypeWrapper<schema.LastOrder>;
  ProductAlertKind: schema.ProductAlertKind;
  ProductAlerts: ResolverTypeWrapper<Omit<schema.ProductAlerts, 'alerts' | 'product'> & { alerts: Array<ResolversTypes['ProductAlert']>, product?: schema.Maybe<ResolversTypes['Product']> }>;
  ProductAlert: ResolverTypeWrapper<Omit<schema.ProductAlert, 'product'> & { product: ResolversTypes['Product'] }>;
  ApprovalSettings: ResolverTypeWrapper<schema.ApprovalSettings>;
  CompanyPerson: ResolverTypeWrapper<schema.CompanyPerson>;
  ApprovalRule: ResolverTypeWrapper<schema.ApprovalRule>;
  ApprovalRuleStep: ResolverTypeWrapper<schema.ApprovalRuleStep>;
  ApprovalRuleInput: schema.ApprovalRuleInput;
  ApprovalRuleStepInput: schema.ApprovalRuleStepInput;
  BudgetPeriod: schema.BudgetPeriod;
  BudgetMode: schema.BudgetMode;
  Budget: ResolverTypeWrapper<schema.Budget>;
  BudgetInput: schema.BudgetInput;
  CompanyAbsences: ResolverTypeWrapper<schema.CompanyAbsences>;
  ApprovalAbsence: ResolverTypeWrapper<schema.ApprovalAbsence>;
  ApprovalAbsenceInput: schema.ApprovalAbsenceInput;
  OrderRequestStatus: schema.OrderRequestStatus;
  OrderRequests: ResolverTypeWrapper<schema.OrderRequests>;
  OrderRequest: ResolverTypeWrapper<schema.OrderRequest>;
  OrderRequestItem: ResolverTypeWrapper<schema.OrderRequestItem>;
  OrderRequestStepKind: schema.OrderRequestStepKind;
  OrderRequestStep: ResolverTypeWrapper<schema.OrderRequestStep>;
  OrderRequestLineInput: schema.OrderRequestLineInput;
  Campaign: ResolverTypeWrapper<CampaignRowModel>;
  Float: ResolverTypeWrapper<schema.Scalars['Float']['output']>;
  CampaignProducts: ResolverTypeWrapper<Omit<schema.CampaignProducts, 'campaign' | 'page'> & { campaign: ResolversTypes['Campaign'], page: ResolversTypes['ProductPage'] }>;
  Cart: ResolverTypeWrapper<schema.Cart>;
  CartCustomer: ResolverTypeWrapper<schema.CartCustomer>;
  LapsedPromoCode: ResolverTypeWrapper<schema.LapsedPromoCode>;
  CartPromoCode: ResolverTypeWrapper<schema.CartPromoCode>;
  Currency: ResolverTypeWrapper<schema.Currency>;
  CartItem: ResolverTypeWrapper<schema.CartItem>;
  PriceStep: ResolverTypeWrapper<schema.PriceStep>;
  NextPriceTier: ResolverTypeWrapper<schema.NextPriceTier>;
  CartLineAuthor: ResolverTypeWrapper<schema.CartLineAuthor>;
  CartProduct: ResolverTypeWrapper<schema.CartProduct>;
  CartBrand: ResolverTypeWrapper<schema.CartBrand>;
  ProductAddress: ResolverTypeWrapper<schema.ProductAddress>;
  ProductPageInput: schema.ProductPageInput;
  UnitPriceFilter: schema.UnitPriceFilter;
  AttributeFilter: schema.AttributeFilter;
  ProductSort: schema.ProductSort;
  ProductPage: ResolverTypeWrapper<ListingModel>;
  ProductFacets: ResolverTypeWrapper<schema.ProductFacets>;
  FacetValue: ResolverTypeWrapper<schema.FacetValue>;
  AttributeFacet: ResolverTypeWrapper<schema.AttributeFacet>;
  CategoryCount: ResolverTypeWrapper<schema.CategoryCount>;
  UnitPriceBounds: ResolverTypeWrapper<schema.UnitPriceBounds>;
  PriceBounds: ResolverTypeWrapper<schema.PriceBounds>;
  Product: ResolverTypeWrapper<ProductRowModel>;
  ProductWalk: ResolverTypeWrapper<Omit<schema.ProductWalk, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  ProductPrice: ResolverTypeWrapper<schema.ProductPrice>;
  UnitPrice: ResolverTypeWrapper<schema.UnitPrice>;
  ProductPriceTier: ResolverTypeWrapper<schema.ProductPriceTier>;
  ProductAttribute: ResolverTypeWrapper<schema.ProductAttribute>;
  ProductFile: ResolverTypeWrapper<schema.ProductFile>;
  ProductVideo: ResolverTypeWrapper<schema.ProductVideo>;
  ProductGroup: ResolverTypeWrapper<ProductGroupRowModel>;
  ProductCategory: ResolverTypeWrapper<CategoryRowModel>;
  Brand: ResolverTypeWrapper<BrandRowModel>;
  WithdrawalExemption: schema.WithdrawalExemption;
  CheckoutStep: schema.CheckoutStep;
  CheckoutStatus: schema.CheckoutStatus;
  Checkout: ResolverTypeWrapper<schema.Checkout>;
  CheckoutReceiver: ResolverTypeWrapper<schema.CheckoutReceiver>;
  DeliveryMethod: ResolverTypeWrapper<schema.DeliveryMethod>;
  PickupPoint: ResolverTypeWrapper<schema.PickupPoint>;
  CheckoutOption: ResolverTypeWrapper<schema.CheckoutOption>;
  PaymentOption: ResolverTypeWrapper<schema.PaymentOption>;
  CheckoutOptionsInput: schema.CheckoutOptionsInput;
  CheckoutReceiverInput: schema.CheckoutReceiverInput;
  AddressInput: schema.AddressInput;
  CheckoutOptionValueInput: schema.CheckoutOptionValueInput;
  ExpressCheckoutInput: schema.ExpressCheckoutInput;
  ExpressCheckoutResult: ResolverTypeWrapper<schema.ExpressCheckoutResult>;
  ThreeDSecure: ResolverTypeWrapper<schema.ThreeDSecure>;
  Date: ResolverTypeWrapper<schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<schema.Scalars['DateTime']['output']>;
  Ability: ResolverTypeWrapper<schema.Scalars['Ability']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Image: ResolverTypeWrapper<schema.Image>;
  SortDirection: schema.SortDirection;
  CompanyKey: ResolverTypeWrapper<schema.CompanyKey>;
  CreatedCompanyKey: ResolverTypeWrapper<schema.CreatedCompanyKey>;
  CompanyRoles: ResolverTypeWrapper<schema.CompanyRoles>;
  CompanyRole: ResolverTypeWrapper<schema.CompanyRole>;
  CompanyRoleName: ResolverTypeWrapper<schema.CompanyRoleName>;
  BuiltInRole: ResolverTypeWrapper<schema.BuiltInRole>;
  CompanyRoleInput: schema.CompanyRoleInput;
  NavigationItem: ResolverTypeWrapper<schema.NavigationItem>;
  OpeningHours: ResolverTypeWrapper<schema.OpeningHours>;
  CmsPage: ResolverTypeWrapper<Omit<schema.CmsPage, 'sections'> & { sections: Array<ResolversTypes['CmsSection']> }>;
  CmsPageName: ResolverTypeWrapper<schema.CmsPageName>;
  CmsSection: ResolverTypeWrapper<Omit<schema.CmsSection, 'blocks'> & { blocks: Array<ResolversTypes['CmsBlock']> }>;
  CmsBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CmsBlock']>;
  CmsBannerBlock: ResolverTypeWrapper<schema.CmsBannerBlock>;
  CmsProductBlock: ResolverTypeWrapper<ProductBlockModel>;
  CmsCategoriesBlock: ResolverTypeWrapper<CategoriesBlockModel>;
  CmsTextBlock: ResolverTypeWrapper<schema.CmsTextBlock>;
  CmsMarqueeBlock: ResolverTypeWrapper<schema.CmsMarqueeBlock>;
  Employee: ResolverTypeWrapper<schema.Employee>;
  CustomerNoteInput: schema.CustomerNoteInput;
  CustomerProfile: ResolverTypeWrapper<schema.CustomerProfile>;
  CustomerCart: ResolverTypeWrapper<schema.CustomerCart>;
  CustomerCartLine: ResolverTypeWrapper<schema.CustomerCartLine>;
  CustomerProduct: ResolverTypeWrapper<schema.CustomerProduct>;
  CustomerPerson: ResolverTypeWrapper<schema.CustomerPerson>;
  OpenQuote: ResolverTypeWrapper<schema.OpenQuote>;
  CustomerNote: ResolverTypeWrapper<schema.CustomerNote>;
  NextCall: ResolverTypeWrapper<schema.NextCall>;
  DueCall: ResolverTypeWrapper<schema.DueCall>;
  CustomerPaymentMethodInput: schema.CustomerPaymentMethodInput;
  Customer: ResolverTypeWrapper<Omit<schema.Customer, 'cart' | 'discounts' | 'paymentMethods' | 'products'>>;
  Actor: ResolverTypeWrapper<schema.Actor>;
  Address: ResolverTypeWrapper<schema.Address>;
  CustomerAddress: ResolverTypeWrapper<schema.CustomerAddress>;
  CustomerDiscount: ResolverTypeWrapper<schema.CustomerDiscount>;
  CustomerCompany: ResolverTypeWrapper<schema.CustomerCompany>;
  EmployeeRole: schema.EmployeeRole;
  CustomerRole: schema.CustomerRole;
  ManagerCompany: ResolverTypeWrapper<schema.ManagerCompany>;
  PaymentMethodType: schema.PaymentMethodType;
  CardBrand: schema.CardBrand;
  PaymentMethod: ResolverTypeWrapper<schema.PaymentMethod>;
  DeliveryGoodsInput: schema.DeliveryGoodsInput;
  DeliveryDates: ResolverTypeWrapper<schema.DeliveryDates>;
  GoodsDelivery: ResolverTypeWrapper<schema.GoodsDelivery>;
  DeliveryDate: ResolverTypeWrapper<schema.DeliveryDate>;
  CompanyEmployees: ResolverTypeWrapper<schema.CompanyEmployees>;
  CompanyEmployee: ResolverTypeWrapper<schema.CompanyEmployee>;
  CompanyUnitName: ResolverTypeWrapper<schema.CompanyUnitName>;
  EmployeeInvitation: ResolverTypeWrapper<schema.EmployeeInvitation>;
  Invitation: ResolverTypeWrapper<schema.Invitation>;
  AcceptedInvitation: ResolverTypeWrapper<schema.AcceptedInvitation>;
  AddEmployeeInput: schema.AddEmployeeInput;
  ChangeEmployeeInput: schema.ChangeEmployeeInput;
  InvoicesToPay: ResolverTypeWrapper<schema.InvoicesToPay>;
  InvoiceToPay: ResolverTypeWrapper<schema.InvoiceToPay>;
  InvoiceCredit: ResolverTypeWrapper<schema.InvoiceCredit>;
  PayInvoicesInput: schema.PayInvoicesInput;
  InvoiceAmountInput: schema.InvoiceAmountInput;
  InvoicePaymentResult: ResolverTypeWrapper<schema.InvoicePaymentResult>;
  InvoicePaymentMethod: schema.InvoicePaymentMethod;
  InvoicePayment: ResolverTypeWrapper<schema.InvoicePayment>;
  InvoicePaymentLine: ResolverTypeWrapper<schema.InvoicePaymentLine>;
  HowToPay: ResolverTypeWrapper<schema.HowToPay>;
  PaymentOfInvoice: ResolverTypeWrapper<schema.PaymentOfInvoice>;
  InvoiceFilter: schema.InvoiceFilter;
  Party: ResolverTypeWrapper<schema.Party>;
  AccountStatement: ResolverTypeWrapper<schema.AccountStatement>;
  AccountMovementKind: schema.AccountMovementKind;
  AccountMovement: ResolverTypeWrapper<schema.AccountMovement>;
  CustomerInvoices: ResolverTypeWrapper<schema.CustomerInvoices>;
  InvoiceStatus: schema.InvoiceStatus;
  Invoice: ResolverTypeWrapper<schema.Invoice>;
  InvoiceDetail: ResolverTypeWrapper<schema.InvoiceDetail>;
  InvoiceReference: ResolverTypeWrapper<schema.InvoiceReference>;
  Seller: ResolverTypeWrapper<schema.Seller>;
  VatLine: ResolverTypeWrapper<schema.VatLine>;
  InvoiceItem: ResolverTypeWrapper<schema.InvoiceItem>;
  InvoiceOption: ResolverTypeWrapper<schema.InvoiceOption>;
  InvoiceTransaction: ResolverTypeWrapper<schema.InvoiceTransaction>;
  ProductListInput: schema.ProductListInput;
  ProductList: ResolverTypeWrapper<schema.ProductList>;
  ProductListDetail: ResolverTypeWrapper<Omit<schema.ProductListDetail, 'lines'> & { lines: Array<ResolversTypes['ProductListLine']> }>;
  ProductListLine: ResolverTypeWrapper<Omit<schema.ProductListLine, 'product'> & { product?: schema.Maybe<ResolversTypes['Product']> }>;
  SaveCartInput: schema.SaveCartInput;
  HandOverCartInput: schema.HandOverCartInput;
  CartReceiver: ResolverTypeWrapper<schema.CartReceiver>;
  ListKind: schema.ListKind;
  HandedOver: ResolverTypeWrapper<schema.HandedOver>;
  OrderFieldKind: schema.OrderFieldKind;
  OrderField: ResolverTypeWrapper<schema.OrderField>;
  OrderFieldInput: schema.OrderFieldInput;
  OrderStatus: schema.OrderStatus;
  OrderFilter: schema.OrderFilter;
  OrderLineInput: schema.OrderLineInput;
  CustomerOrders: ResolverTypeWrapper<schema.CustomerOrders>;
  OrderSummary: ResolverTypeWrapper<schema.OrderSummary>;
  Order: ResolverTypeWrapper<schema.Order>;
  OrderItem: ResolverTypeWrapper<schema.OrderItem>;
  ShipmentState: schema.ShipmentState;
  Shipment: ResolverTypeWrapper<schema.Shipment>;
  ShipmentLine: ResolverTypeWrapper<schema.ShipmentLine>;
  OrderEventKind: schema.OrderEventKind;
  OrderEvent: ResolverTypeWrapper<schema.OrderEvent>;
  RefundState: schema.RefundState;
  OrderRefund: ResolverTypeWrapper<schema.OrderRefund>;
  WithdrawalRight: ResolverTypeWrapper<schema.WithdrawalRight>;
  WithdrawalState: schema.WithdrawalState;
  Withdrawal: ResolverTypeWrapper<schema.Withdrawal>;
  ReturnLabel: ResolverTypeWrapper<schema.ReturnLabel>;
  WithdrawalLine: ResolverTypeWrapper<schema.WithdrawalLine>;
  ReorderInput: schema.ReorderInput;
  ReorderOutcome: schema.ReorderOutcome;
  ReorderLine: ResolverTypeWrapper<schema.ReorderLine>;
  ReorderResult: ResolverTypeWrapper<schema.ReorderResult>;
  OwnNumber: ResolverTypeWrapper<schema.OwnNumber>;
  OwnNumberPage: ResolverTypeWrapper<schema.OwnNumberPage>;
  OwnNumberLine: ResolverTypeWrapper<schema.OwnNumberLine>;
  OwnNumberRowInput: schema.OwnNumberRowInput;
  OwnNumberChange: schema.OwnNumberChange;
  OwnNumberOutcome: ResolverTypeWrapper<schema.OwnNumberOutcome>;
  PadGoods: ResolverTypeWrapper<Omit<schema.PadGoods, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  PadList: ResolverTypeWrapper<schema.PadList>;
  PadLineInput: schema.PadLineInput;
  PadOutcome: schema.PadOutcome;
  PadAdditions: ResolverTypeWrapper<Omit<schema.PadAdditions, 'lines'> & { lines: Array<ResolversTypes['PadAddition']> }>;
  PadAddition: ResolverTypeWrapper<Omit<schema.PadAddition, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  Purchase: ResolverTypeWrapper<schema.Purchase>;
  DueProduct: ResolverTypeWrapper<Omit<schema.DueProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  PurchasingSystemKind: schema.PurchasingSystemKind;
  PurchasingSystem: ResolverTypeWrapper<schema.PurchasingSystem>;
  NetworkIdentities: ResolverTypeWrapper<schema.NetworkIdentities>;
  NetworkIdentity: ResolverTypeWrapper<schema.NetworkIdentity>;
  PurchasingSystemInput: schema.PurchasingSystemInput;
  NetworkIdentitiesInput: schema.NetworkIdentitiesInput;
  NetworkIdentityInput: schema.NetworkIdentityInput;
  CreatedPurchasingSystem: ResolverTypeWrapper<schema.CreatedPurchasingSystem>;
  CodeMatch: ResolverTypeWrapper<Omit<schema.CodeMatch, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  CartAdditionInput: schema.CartAdditionInput;
  CartAdditions: ResolverTypeWrapper<schema.CartAdditions>;
  CartAddition: ResolverTypeWrapper<schema.CartAddition>;
  SalesQuoteStatus: schema.SalesQuoteStatus;
  SalesQuoteAction: schema.SalesQuoteAction;
  SalesQuotes: ResolverTypeWrapper<schema.SalesQuotes>;
  ProspectQuoteInput: schema.ProspectQuoteInput;
  SalesQuoteCount: ResolverTypeWrapper<schema.SalesQuoteCount>;
  SalesQuoteSummary: ResolverTypeWrapper<schema.SalesQuoteSummary>;
  RequestedSalesQuote: ResolverTypeWrapper<schema.RequestedSalesQuote>;
  DueSalesQuote: ResolverTypeWrapper<schema.DueSalesQuote>;
  SalesQuote: ResolverTypeWrapper<schema.SalesQuote>;
  SharedSalesQuote: ResolverTypeWrapper<schema.SharedSalesQuote>;
  SharedSalesQuoteLine: ResolverTypeWrapper<schema.SharedSalesQuoteLine>;
  SalesQuoteToday: ResolverTypeWrapper<schema.SalesQuoteToday>;
  SalesQuoteCustomer: ResolverTypeWrapper<schema.SalesQuoteCustomer>;
  SalesQuoteAgent: ResolverTypeWrapper<schema.SalesQuoteAgent>;
  SalesQuoteDelivery: ResolverTypeWrapper<schema.SalesQuoteDelivery>;
  SalesQuoteChange: schema.SalesQuoteChange;
  SalesQuoteLine: ResolverTypeWrapper<schema.SalesQuoteLine>;
  SalesQuoteEntryKind: schema.SalesQuoteEntryKind;
  SalesQuoteEntry: ResolverTypeWrapper<schema.SalesQuoteEntry>;
  SalesQuoteEntryOffer: ResolverTypeWrapper<schema.SalesQuoteEntryOffer>;
  SalesQuoteEntryLine: ResolverTypeWrapper<schema.SalesQuoteEntryLine>;
  SalesQuoteRequestInput: schema.SalesQuoteRequestInput;
  SalesQuoteCounterInput: schema.SalesQuoteCounterInput;
  SalesQuoteAskedLineInput: schema.SalesQuoteAskedLineInput;
  SalesQuoteMessageInput: schema.SalesQuoteMessageInput;
  SalesQuoteInput: schema.SalesQuoteInput;
  SalesQuoteLineInput: schema.SalesQuoteLineInput;
  RegistrationPreflight: ResolverTypeWrapper<schema.RegistrationPreflight>;
  RegisteredCustomer: ResolverTypeWrapper<schema.RegisteredCustomer>;
  RegisterCustomerInput: schema.RegisterCustomerInput;
  PlaceRepeatOrderInput: schema.PlaceRepeatOrderInput;
  RepeatOrder: ResolverTypeWrapper<schema.RepeatOrder>;
  RepeatLine: ResolverTypeWrapper<schema.RepeatLine>;
  SavedItem: ResolverTypeWrapper<Omit<schema.SavedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  SavedChange: ResolverTypeWrapper<Omit<schema.SavedChange, 'savedItems'> & { savedItems: Array<ResolversTypes['SavedItem']> }>;
  MailState: schema.MailState;
  AccountSettings: ResolverTypeWrapper<schema.AccountSettings>;
  AccountLogin: ResolverTypeWrapper<schema.AccountLogin>;
  OwnSession: ResolverTypeWrapper<schema.OwnSession>;
  StandingOrderStatus: schema.StandingOrderStatus;
  StandingDayStatus: schema.StandingDayStatus;
  StandingOrderInput: schema.StandingOrderInput;
  StandingLineInput: schema.StandingLineInput;
  StandingReceiverInput: schema.StandingReceiverInput;
  StandingOrderSummary: ResolverTypeWrapper<schema.StandingOrderSummary>;
  StandingOrder: ResolverTypeWrapper<schema.StandingOrder>;
  StandingReceiver: ResolverTypeWrapper<schema.StandingReceiver>;
  StandingAnswer: ResolverTypeWrapper<schema.StandingAnswer>;
  StandingLine: ResolverTypeWrapper<schema.StandingLine>;
  StandingDay: ResolverTypeWrapper<schema.StandingDay>;
  StandingDayLine: ResolverTypeWrapper<schema.StandingDayLine>;
  StandingMissing: ResolverTypeWrapper<schema.StandingMissing>;
  StandingOrderChoices: ResolverTypeWrapper<schema.StandingOrderChoices>;
  StandingDelivery: ResolverTypeWrapper<schema.StandingDelivery>;
  UnitSum: ResolverTypeWrapper<schema.UnitSum>;
  MonthlyStatistics: ResolverTypeWrapper<schema.MonthlyStatistics>;
  CompanyUnits: ResolverTypeWrapper<schema.CompanyUnits>;
  Unit: ResolverTypeWrapper<schema.Unit>;
  UnitReceiver: ResolverTypeWrapper<schema.UnitReceiver>;
  RampHours: ResolverTypeWrapper<schema.RampHours>;
  UnitName: ResolverTypeWrapper<schema.UnitName>;
  UnitToOrderFor: ResolverTypeWrapper<schema.UnitToOrderFor>;
  UnitInput: schema.UnitInput;
  UnitReceiverInput: schema.UnitReceiverInput;
  RampHoursInput: schema.RampHoursInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AgentCustomerSort: schema.AgentCustomerSort;
  AgentCustomers: schema.AgentCustomers;
  Boolean: schema.Scalars['Boolean']['output'];
  AgentCustomer: schema.AgentCustomer;
  ID: schema.Scalars['ID']['output'];
  String: schema.Scalars['String']['output'];
  AvailableCustomer: schema.AvailableCustomer;
  BillToCustomer: schema.BillToCustomer;
  OpenCart: schema.OpenCart;
  Int: schema.Scalars['Int']['output'];
  OpenCartLine: schema.OpenCartLine;
  ActionsInPlace: schema.ActionsInPlace;
  ActionInPlace: schema.ActionInPlace;
  LateCustomer: schema.LateCustomer;
  DueCustomer: schema.DueCustomer;
  LastOrders: schema.LastOrders;
  LastOrder: schema.LastOrder;
  ProductAlerts: Omit<schema.ProductAlerts, 'alerts' | 'product'> & { alerts: Array<ResolversParentTypes['ProductAlert']>, product?: schema.Maybe<ResolversParentTypes['Product']> };
  ProductAlert: Omit<schema.ProductAlert, 'product'> & { product: ResolversParentTypes['Product'] };
  ApprovalSettings: schema.ApprovalSettings;
  CompanyPerson: schema.CompanyPerson;
  ApprovalRule: schema.ApprovalRule;
  ApprovalRuleStep: schema.ApprovalRuleStep;
  ApprovalRuleInput: schema.ApprovalRuleInput;
  ApprovalRuleStepInput: schema.ApprovalRuleStepInput;
  Budget: schema.Budget;
  BudgetInput: schema.BudgetInput;
  CompanyAbsences: schema.CompanyAbsences;
  ApprovalAbsence: schema.ApprovalAbsence;
  ApprovalAbsenceInput: schema.ApprovalAbsenceInput;
  OrderRequests: schema.OrderRequests;
  OrderRequest: schema.OrderRequest;
  OrderRequestItem: schema.OrderRequestItem;
  OrderRequestStep: schema.OrderRequestStep;
  OrderRequestLineInput: schema.OrderRequestLineInput;
  Campaign: CampaignRowModel;
  Float: schema.Scalars['Float']['output'];
  CampaignProducts: Omit<schema.CampaignProducts, 'campaign' | 'page'> & { campaign: ResolversParentTypes['Campaign'], page: ResolversParentTypes['ProductPage'] };
  Cart: schema.Cart;
  CartCustomer: schema.CartCustomer;
  LapsedPromoCode: schema.LapsedPromoCode;
  CartPromoCode: schema.CartPromoCode;
  Currency: schema.Currency;
  CartItem: schema.CartItem;
  PriceStep: schema.PriceStep;
  NextPriceTier: schema.NextPriceTier;
  CartLineAuthor: schema.CartLineAuthor;
  CartProduct: schema.CartProduct;
  CartBrand: schema.CartBrand;
  ProductAddress: schema.ProductAddress;
  ProductPageInput: schema.ProductPageInput;
  UnitPriceFilter: schema.UnitPriceFilter;
  AttributeFilter: schema.AttributeFilter;
  ProductPage: ListingModel;
  ProductFacets: schema.ProductFacets;
  FacetValue: schema.FacetValue;
  AttributeFacet: schema.AttributeFacet;
  CategoryCount: schema.CategoryCount;
  UnitPriceBounds: schema.UnitPriceBounds;
  PriceBounds: schema.PriceBounds;
  Product: ProductRowModel;
  ProductWalk: Omit<schema.ProductWalk, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  ProductPrice: schema.ProductPrice;
  UnitPrice: schema.UnitPrice;
  ProductPriceTier: schema.ProductPriceTier;
  ProductAttribute: schema.ProductAttribute;
  ProductFile: schema.ProductFile;
  ProductVideo: schema.ProductVideo;
  ProductGroup: ProductGroupRowModel;
  ProductCategory: CategoryRowModel;
  Brand: BrandRowModel;
  Checkout: schema.Checkout;
  CheckoutReceiver: schema.CheckoutReceiver;
  DeliveryMethod: schema.DeliveryMethod;
  PickupPoint: schema.PickupPoint;
  CheckoutOption: schema.CheckoutOption;
  PaymentOption: schema.PaymentOption;
  CheckoutOptionsInput: schema.CheckoutOptionsInput;
  CheckoutReceiverInput: schema.CheckoutReceiverInput;
  AddressInput: schema.AddressInput;
  CheckoutOptionValueInput: schema.CheckoutOptionValueInput;
  ExpressCheckoutInput: schema.ExpressCheckoutInput;
  ExpressCheckoutResult: schema.ExpressCheckoutResult;
  ThreeDSecure: schema.ThreeDSecure;
  Date: schema.Scalars['Date']['output'];
  DateTime: schema.Scalars['DateTime']['output'];
  Ability: schema.Scalars['Ability']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Image: schema.Image;
  CompanyKey: schema.CompanyKey;
  CreatedCompanyKey: schema.CreatedCompanyKey;
  CompanyRoles: schema.CompanyRoles;
  CompanyRole: schema.CompanyRole;
  CompanyRoleName: schema.CompanyRoleName;
  BuiltInRole: schema.BuiltInRole;
  CompanyRoleInput: schema.CompanyRoleInput;
  NavigationItem: schema.NavigationItem;
  OpeningHours: schema.OpeningHours;
  CmsPage: Omit<schema.CmsPage, 'sections'> & { sections: Array<ResolversParentTypes['CmsSection']> };
  CmsPageName: schema.CmsPageName;
  CmsSection: Omit<schema.CmsSection, 'blocks'> & { blocks: Array<ResolversParentTypes['CmsBlock']> };
  CmsBlock: ResolversUnionTypes<ResolversParentTypes>['CmsBlock'];
  CmsBannerBlock: schema.CmsBannerBlock;
  CmsProductBlock: ProductBlockModel;
  CmsCategoriesBlock: CategoriesBlockModel;
  CmsTextBlock: schema.CmsTextBlock;
  CmsMarqueeBlock: schema.CmsMarqueeBlock;
  Employee: schema.Employee;
  CustomerNoteInput: schema.CustomerNoteInput;
  CustomerProfile: schema.CustomerProfile;
  CustomerCart: schema.CustomerCart;
  CustomerCartLine: schema.CustomerCartLine;
  CustomerProduct: schema.CustomerProduct;
  CustomerPerson: schema.CustomerPerson;
  OpenQuote: schema.OpenQuote;
  CustomerNote: schema.CustomerNote;
  NextCall: schema.NextCall;
  DueCall: schema.DueCall;
  CustomerPaymentMethodInput: schema.CustomerPaymentMethodInput;
  Customer: Omit<schema.Customer, 'cart' | 'discounts' | 'paymentMethods' | 'products'>;
  Actor: schema.Actor;
  Address: schema.Address;
  CustomerAddress: schema.CustomerAddress;
  CustomerDiscount: schema.CustomerDiscount;
  CustomerCompany: schema.CustomerCompany;
  ManagerCompany: schema.ManagerCompany;
  PaymentMethod: schema.PaymentMethod;
  DeliveryGoodsInput: schema.DeliveryGoodsInput;
  DeliveryDates: schema.DeliveryDates;
  GoodsDelivery: schema.GoodsDelivery;
  DeliveryDate: schema.DeliveryDate;
  CompanyEmployees: schema.CompanyEmployees;
  CompanyEmployee: schema.CompanyEmployee;
  CompanyUnitName: schema.CompanyUnitName;
  EmployeeInvitation: schema.EmployeeInvitation;
  Invitation: schema.Invitation;
  AcceptedInvitation: schema.AcceptedInvitation;
  AddEmployeeInput: schema.AddEmployeeInput;
  ChangeEmployeeInput: schema.ChangeEmployeeInput;
  InvoicesToPay: schema.InvoicesToPay;
  InvoiceToPay: schema.InvoiceToPay;
  InvoiceCredit: schema.InvoiceCredit;
  PayInvoicesInput: schema.PayInvoicesInput;
  InvoiceAmountInput: schema.InvoiceAmountInput;
  InvoicePaymentResult: schema.InvoicePaymentResult;
  InvoicePayment: schema.InvoicePayment;
  InvoicePaymentLine: schema.InvoicePaymentLine;
  HowToPay: schema.HowToPay;
  PaymentOfInvoice: schema.PaymentOfInvoice;
  InvoiceFilter: schema.InvoiceFilter;
  Party: schema.Party;
  AccountStatement: schema.AccountStatement;
  AccountMovement: schema.AccountMovement;
  CustomerInvoices: schema.CustomerInvoices;
  Invoice: schema.Invoice;
  InvoiceDetail: schema.InvoiceDetail;
  InvoiceReference: schema.InvoiceReference;
  Seller: schema.Seller;
  VatLine: schema.VatLine;
  InvoiceItem: schema.InvoiceItem;
  InvoiceOption: schema.InvoiceOption;
  InvoiceTransaction: schema.InvoiceTransaction;
  ProductListInput: schema.ProductListInput;
  ProductList: schema.ProductList;
  ProductListDetail: Omit<schema.ProductListDetail, 'lines'> & { lines: Array<ResolversParentTypes['ProductListLine']> };
  ProductListLine: Omit<schema.ProductListLine, 'product'> & { product?: schema.Maybe<ResolversParentTypes['Product']> };
  SaveCartInput: schema.SaveCartInput;
  HandOverCartInput: schema.HandOverCartInput;
  CartReceiver: schema.CartReceiver;
  HandedOver: schema.HandedOver;
  OrderField: schema.OrderField;
  OrderFieldInput: schema.OrderFieldInput;
  OrderFilter: schema.OrderFilter;
  OrderLineInput: schema.OrderLineInput;
  CustomerOrders: schema.CustomerOrders;
  OrderSummary: schema.OrderSummary;
  Order: schema.Order;
  OrderItem: schema.OrderItem;
  Shipment: schema.Shipment;
  ShipmentLine: schema.ShipmentLine;
  OrderEvent: schema.OrderEvent;
  OrderRefund: schema.OrderRefund;
  WithdrawalRight: schema.WithdrawalRight;
  Withdrawal: schema.Withdrawal;
  ReturnLabel: schema.ReturnLabel;
  WithdrawalLine: schema.WithdrawalLine;
  ReorderInput: schema.ReorderInput;
  ReorderLine: schema.ReorderLine;
  ReorderResult: schema.ReorderResult;
  OwnNumber: schema.OwnNumber;
  OwnNumberPage: schema.OwnNumberPage;
  OwnNumberLine: schema.OwnNumberLine;
  OwnNumberRowInput: schema.OwnNumberRowInput;
  OwnNumberOutcome: schema.OwnNumberOutcome;
  PadGoods: Omit<schema.PadGoods, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  PadList: schema.PadList;
  PadLineInput: schema.PadLineInput;
  PadAdditions: Omit<schema.PadAdditions, 'lines'> & { lines: Array<ResolversParentTypes['PadAddition']> };
  PadAddition: Omit<schema.PadAddition, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  Purchase: schema.Purchase;
  DueProduct: Omit<schema.DueProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  PurchasingSystem: schema.PurchasingSystem;
  NetworkIdentities: schema.NetworkIdentities;
  NetworkIdentity: schema.NetworkIdentity;
  PurchasingSystemInput: schema.PurchasingSystemInput;
  NetworkIdentitiesInput: schema.NetworkIdentitiesInput;
  NetworkIdentityInput: schema.NetworkIdentityInput;
  CreatedPurchasingSystem: schema.CreatedPurchasingSystem;
  CodeMatch: Omit<schema.CodeMatch, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  CartAdditionInput: schema.CartAdditionInput;
  CartAdditions: schema.CartAdditions;
  CartAddition: schema.CartAddition;
  SalesQuotes: schema.SalesQuotes;
  ProspectQuoteInput: schema.ProspectQuoteInput;
  SalesQuoteCount: schema.SalesQuoteCount;
  SalesQuoteSummary: schema.SalesQuoteSummary;
  RequestedSalesQuote: schema.RequestedSalesQuote;
  DueSalesQuote: schema.DueSalesQuote;
  SalesQuote: schema.SalesQuote;
  SharedSalesQuote: schema.SharedSalesQuote;
  SharedSalesQuoteLine: schema.SharedSalesQuoteLine;
  SalesQuoteToday: schema.SalesQuoteToday;
  SalesQuoteCustomer: schema.SalesQuoteCustomer;
  SalesQuoteAgent: schema.SalesQuoteAgent;
  SalesQuoteDelivery: schema.SalesQuoteDelivery;
  SalesQuoteLine: schema.SalesQuoteLine;
  SalesQuoteEntry: schema.SalesQuoteEntry;
  SalesQuoteEntryOffer: schema.SalesQuoteEntryOffer;
  SalesQuoteEntryLine: schema.SalesQuoteEntryLine;
  SalesQuoteRequestInput: schema.SalesQuoteRequestInput;
  SalesQuoteCounterInput: schema.SalesQuoteCounterInput;
  SalesQuoteAskedLineInput: schema.SalesQuoteAskedLineInput;
  SalesQuoteMessageInput: schema.SalesQuoteMessageInput;
  SalesQuoteInput: schema.SalesQuoteInput;
  SalesQuoteLineInput: schema.SalesQuoteLineInput;
  RegistrationPreflight: schema.RegistrationPreflight;
  RegisteredCustomer: schema.RegisteredCustomer;
  RegisterCustomerInput: schema.RegisterCustomerInput;
  PlaceRepeatOrderInput: schema.PlaceRepeatOrderInput;
  RepeatOrder: schema.RepeatOrder;
  RepeatLine: schema.RepeatLine;
  SavedItem: Omit<schema.SavedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  SavedChange: Omit<schema.SavedChange, 'savedItems'> & { savedItems: Array<ResolversParentTypes['SavedItem']> };
  AccountSettings: schema.AccountSettings;
  AccountLogin: schema.AccountLogin;
  OwnSession: schema.OwnSession;
  StandingOrderInput: schema.StandingOrderInput;
  StandingLineInput: schema.StandingLineInput;
  StandingReceiverInput: schema.StandingReceiverInput;
  StandingOrderSummary: schema.StandingOrderSummary;
  StandingOrder: schema.StandingOrder;
  StandingReceiver: schema.StandingReceiver;
  StandingAnswer: schema.StandingAnswer;
  StandingLine: schema.StandingLine;
  StandingDay: schema.StandingDay;
  StandingDayLine: schema.StandingDayLine;
  StandingMissing: schema.StandingMissing;
  StandingOrderChoices: schema.StandingOrderChoices;
  StandingDelivery: schema.StandingDelivery;
  UnitSum: schema.UnitSum;
  MonthlyStatistics: schema.MonthlyStatistics;
  CompanyUnits: schema.CompanyUnits;
  Unit: schema.Unit;
  UnitReceiver: schema.UnitReceiver;
  RampHours: schema.RampHours;
  UnitName: schema.UnitName;
  UnitToOrderFor: schema.UnitToOrderFor;
  UnitInput: schema.UnitInput;
  UnitReceiverInput: schema.UnitReceiverInput;
  RampHoursInput: schema.RampHoursInput;
};

export type AgentCustomersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCustomers'] = ResolversParentTypes['AgentCustomers']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['AgentCustomer']>, ParentType, ContextType>;
};

export type AgentCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCustomer'] = ResolversParentTypes['AgentCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailableCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableCustomer'] = ResolversParentTypes['AvailableCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BillToCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillToCustomer'] = ResolversParentTypes['BillToCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCart'] = ResolversParentTypes['OpenCart']> = {
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OpenCartLine']>, ParentType, ContextType>;
};

export type OpenCartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCartLine'] = ResolversParentTypes['OpenCartLine']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionsInPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionsInPlace'] = ResolversParentTypes['ActionsInPlace']> = {
  actions?: Resolver<Array<ResolversTypes['ActionInPlace']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionInPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionInPlace'] = ResolversParentTypes['ActionInPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quoteId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LateCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateCustomer'] = ResolversParentTypes['LateCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastOrderDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  usualDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysSince?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DueCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueCustomer'] = ResolversParentTypes['DueCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  productNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LastOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOrders'] = ResolversParentTypes['LastOrders']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['LastOrder']>, ParentType, ContextType>;
};

export type LastOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOrder'] = ResolversParentTypes['LastOrder']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductAlertsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAlerts'] = ResolversParentTypes['ProductAlerts']> = {
  alerts?: Resolver<Array<ResolversTypes['ProductAlert']>, ParentType, ContextType>;
  product?: Resolver<schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAlert'] = ResolversParentTypes['ProductAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductAlertKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ApprovalSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalSettings'] = ResolversParentTypes['ApprovalSettings']> = {
  rules?: Resolver<Array<ResolversTypes['ApprovalRule']>, ParentType, ContextType>;
  budgets?: Resolver<Array<ResolversTypes['Budget']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CompanyPerson']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitName']>, ParentType, ContextType>;
};

export type CompanyPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyPerson'] = ResolversParentTypes['CompanyPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRule'] = ResolversParentTypes['ApprovalRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minTotal?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brandId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  costCentre?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unitId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ApprovalRuleStep']>, ParentType, ContextType>;
};

export type ApprovalRuleStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRuleStep'] = ResolversParentTypes['ApprovalRuleStep']> = {
  approverIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  byUnit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCentre?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['BudgetPeriod'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BudgetMode'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyAbsencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyAbsences'] = ResolversParentTypes['CompanyAbsences']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApprover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<schema.Maybe<ResolversTypes['ApprovalAbsence']>, ParentType, ContextType>;
  standsInFor?: Resolver<Array<ResolversTypes['ApprovalAbsence']>, ParentType, ContextType>;
  colleagues?: Resolver<Array<ResolversTypes['CompanyPerson']>, ParentType, ContextType>;
};

export type ApprovalAbsenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalAbsence'] = ResolversParentTypes['ApprovalAbsence']> = {
  approver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standInId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  toOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OrderRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequests'] = ResolversParentTypes['OrderRequests']> = {
  requests?: Resolver<Array<ResolversTypes['OrderRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toDecide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequest'] = ResolversParentTypes['OrderRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderRequestStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedBy?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCentre?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderRequestItem']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OrderRequestStep']>, ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderRequestItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequestItem'] = ResolversParentTypes['OrderRequestItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantedQuantity?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderRequestStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequestStep'] = ResolversParentTypes['OrderRequestStep']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderRequestStepKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approvers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  passedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passedBy?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  insteadOf?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salesCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CampaignProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignProducts'] = ResolversParentTypes['CampaignProducts']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPriceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billToCustomer?: Resolver<schema.Maybe<ResolversTypes['CartCustomer']>, ParentType, ContextType>;
  customer?: Resolver<schema.Maybe<ResolversTypes['CartCustomer']>, ParentType, ContextType>;
  promoCode?: Resolver<schema.Maybe<ResolversTypes['CartPromoCode']>, ParentType, ContextType>;
  lapsedPromoCode?: Resolver<schema.Maybe<ResolversTypes['LapsedPromoCode']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
};

export type CartCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCustomer'] = ResolversParentTypes['CartCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LapsedPromoCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LapsedPromoCode'] = ResolversParentTypes['LapsedPromoCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPromoCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPromoCode'] = ResolversParentTypes['CartPromoCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousUnitPrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceSteps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  nextTier?: Resolver<schema.Maybe<ResolversTypes['NextPriceTier']>, ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  addedBy?: Resolver<schema.Maybe<ResolversTypes['CartLineAuthor']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['CartProduct'], ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  fromQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NextPriceTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextPriceTier'] = ResolversParentTypes['NextPriceTier']> = {
  fromQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartLineAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLineAuthor'] = ResolversParentTypes['CartLineAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVisitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitOfMeasure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSpecialOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawalExemption?: Resolver<schema.Maybe<ResolversTypes['WithdrawalExemption']>, ParentType, ContextType>;
  brand?: Resolver<schema.Maybe<ResolversTypes['CartBrand']>, ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type CartBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartBrand'] = ResolversParentTypes['CartBrand']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAddress'] = ResolversParentTypes['ProductAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  droppedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unknownWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isForCustomersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  brands?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['AttributeFacet']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSpecialOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<schema.Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  unitPrices?: Resolver<Array<ResolversTypes['UnitPriceBounds']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttributeFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFacet'] = ResolversParentTypes['AttributeFacet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitPriceBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPriceBounds'] = ResolversParentTypes['UnitPriceBounds']> = {
  per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ean?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitOfMeasure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageSize?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<schema.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  unitPrice?: Resolver<schema.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  listPrice?: Resolver<schema.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceTiers?: Resolver<Array<ResolversTypes['ProductPriceTier']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ProductFile']>, ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['ProductVideo']>, ParentType, ContextType>;
  brand?: Resolver<schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  deliveryTime?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawalExemption?: Resolver<schema.Maybe<ResolversTypes['WithdrawalExemption']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecialOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleByGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceVisibleByGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productGroupId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownNumber?: Resolver<schema.Maybe<ResolversTypes['OwnNumber']>, ParentType, ContextType>;
  lastBought?: Resolver<schema.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductWalkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWalk'] = ResolversParentTypes['ProductWalk']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  lastId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPriceTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPriceTier'] = ResolversParentTypes['ProductPriceTier']> = {
  fromQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFile'] = ResolversParentTypes['ProductFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkColor?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  cover?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mobileCover?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CheckoutStep'], ParentType, ContextType>;
  receiver?: Resolver<schema.Maybe<ResolversTypes['CheckoutReceiver']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<schema.Maybe<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  pickupPoint?: Resolver<schema.Maybe<ResolversTypes['PickupPoint']>, ParentType, ContextType>;
  address?: Resolver<schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['CheckoutOption']>, ParentType, ContextType>;
  paymentOptions?: Resolver<Array<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exceededLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitToOrderFor']>, ParentType, ContextType>;
  unitId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requiresUnit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approvalSteps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutReceiver'] = ResolversParentTypes['CheckoutReceiver']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySsn?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeliveryMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryMethod'] = ResolversParentTypes['DeliveryMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeFrom?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promise?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupPoints?: Resolver<Array<ResolversTypes['PickupPoint']>, ParentType, ContextType>;
};

export type PickupPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupPoint'] = ResolversParentTypes['PickupPoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutOption'] = ResolversParentTypes['CheckoutOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOption'] = ResolversParentTypes['PaymentOption']> = {
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headroom?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fieldsUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpressCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpressCheckoutResult'] = ResolversParentTypes['ExpressCheckoutResult']> = {
  id?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  threeDSecure?: Resolver<schema.Maybe<ResolversTypes['ThreeDSecure']>, ParentType, ContextType>;
  requestId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ThreeDSecureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreeDSecure'] = ResolversParentTypes['ThreeDSecure']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface AbilityScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Ability'], any> {
  name: 'Ability';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agentCustomers?: Resolver<ResolversTypes['AgentCustomers'], ParentType, ContextType, RequireFields<schema.QueryAgentCustomersArgs, 'page' | 'pageSize'>>;
  recentCustomers?: Resolver<Array<ResolversTypes['AgentCustomer']>, ParentType, ContextType>;
  availableCustomers?: Resolver<Array<ResolversTypes['AvailableCustomer']>, ParentType, ContextType>;
  availableBillToCustomers?: Resolver<Array<ResolversTypes['BillToCustomer']>, ParentType, ContextType>;
  openCart?: Resolver<ResolversTypes['OpenCart'], ParentType, ContextType, RequireFields<schema.QueryOpenCartArgs, 'customerId'>>;
  actionsInPlace?: Resolver<ResolversTypes['ActionsInPlace'], ParentType, ContextType, RequireFields<schema.QueryActionsInPlaceArgs, 'page'>>;
  lateCustomers?: Resolver<Array<ResolversTypes['LateCustomer']>, ParentType, ContextType>;
  dueCustomers?: Resolver<Array<ResolversTypes['DueCustomer']>, ParentType, ContextType>;
  lastOrdersOf?: Resolver<Array<ResolversTypes['LastOrders']>, ParentType, ContextType, RequireFields<schema.QueryLastOrdersOfArgs, 'customerIds'>>;
  productAlerts?: Resolver<ResolversTypes['ProductAlerts'], ParentType, ContextType, Partial<schema.QueryProductAlertsArgs>>;
  approvalSettings?: Resolver<ResolversTypes['ApprovalSettings'], ParentType, ContextType>;
  ownBudgets?: Resolver<Array<ResolversTypes['Budget']>, ParentType, ContextType>;
  approvalAbsences?: Resolver<Array<ResolversTypes['CompanyAbsences']>, ParentType, ContextType>;
  orderRequests?: Resolver<ResolversTypes['OrderRequests'], ParentType, ContextType, RequireFields<schema.QueryOrderRequestsArgs, 'page'>>;
  requestsToDecide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campaigns?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  campaignProducts?: Resolver<ResolversTypes['CampaignProducts'], ParentType, ContextType, RequireFields<schema.QueryCampaignProductsArgs, 'code' | 'page'>>;
  cardFieldsUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  productPage?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<schema.QueryProductPageArgs, 'query'>>;
  productGroup?: Resolver<schema.Maybe<ResolversTypes['ProductGroup']>, ParentType, ContextType, RequireFields<schema.QueryProductGroupArgs, 'productGroupId'>>;
  productWalk?: Resolver<ResolversTypes['ProductWalk'], ParentType, ContextType, RequireFields<schema.QueryProductWalkArgs, 'first'>>;
  product?: Resolver<schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<schema.QueryProductArgs, 'slugOrId'>>;
  productAddress?: Resolver<schema.Maybe<ResolversTypes['ProductAddress']>, ParentType, ContextType, RequireFields<schema.QueryProductAddressArgs, 'slugOrId'>>;
  category?: Resolver<schema.Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType, RequireFields<schema.QueryCategoryArgs, 'slug'>>;
  categoryAddress?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<schema.QueryCategoryAddressArgs, 'slug'>>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  deliveryOptions?: Resolver<Array<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['ExpressCheckoutResult'], ParentType, ContextType, RequireFields<schema.QueryPaymentStatusArgs, 'idempotencyKey'>>;
  lastAnswer?: Resolver<schema.Maybe<ResolversTypes['ExpressCheckoutResult']>, ParentType, ContextType, RequireFields<schema.QueryLastAnswerArgs, 'unseen'>>;
  companyKeys?: Resolver<Array<ResolversTypes['CompanyKey']>, ParentType, ContextType>;
  companyRoles?: Resolver<ResolversTypes['CompanyRoles'], ParentType, ContextType, RequireFields<schema.QueryCompanyRolesArgs, 'companyId'>>;
  cmsNavigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType, RequireFields<schema.QueryOpeningHoursArgs, 'days'>>;
  cmsPage?: Resolver<schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<schema.QueryCmsPageArgs, 'slug'>>;
  cmsPages?: Resolver<Array<ResolversTypes['CmsPageName']>, ParentType, ContextType>;
  employees?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  customerProfile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<schema.QueryCustomerProfileArgs, 'customerId'>>;
  dueCalls?: Resolver<Array<ResolversTypes['DueCall']>, ParentType, ContextType>;
  authenticatedCustomer?: Resolver<schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deliveryDates?: Resolver<schema.Maybe<ResolversTypes['DeliveryDates']>, ParentType, ContextType, RequireFields<schema.QueryDeliveryDatesArgs, 'goods'>>;
  viewEmployees?: Resolver<ResolversTypes['CompanyEmployees'], ParentType, ContextType, RequireFields<schema.QueryViewEmployeesArgs, 'companyId' | 'page'>>;
  findEmployee?: Resolver<Array<ResolversTypes['CompanyEmployee']>, ParentType, ContextType, RequireFields<schema.QueryFindEmployeeArgs, 'companyId' | 'search'>>;
  invitation?: Resolver<schema.Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<schema.QueryInvitationArgs, 'code'>>;
  favoriteProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<schema.QueryFavoriteProductsArgs, 'page'>>;
  invoicesToPay?: Resolver<ResolversTypes['InvoicesToPay'], ParentType, ContextType>;
  invoicePaymentStatus?: Resolver<ResolversTypes['InvoicePaymentResult'], ParentType, ContextType, RequireFields<schema.QueryInvoicePaymentStatusArgs, 'idempotencyKey'>>;
  invoicePayment?: Resolver<schema.Maybe<ResolversTypes['InvoicePayment']>, ParentType, ContextType, RequireFields<schema.QueryInvoicePaymentArgs, 'id'>>;
  customerInvoices?: Resolver<ResolversTypes['CustomerInvoices'], ParentType, ContextType, RequireFields<schema.QueryCustomerInvoicesArgs, 'page'>>;
  viewInvoice?: Resolver<schema.Maybe<ResolversTypes['InvoiceDetail']>, ParentType, ContextType, RequireFields<schema.QueryViewInvoiceArgs, 'invoiceId'>>;
  accountStatement?: Resolver<ResolversTypes['AccountStatement'], ParentType, ContextType, RequireFields<schema.QueryAccountStatementArgs, 'from' | 'to'>>;
  productLists?: Resolver<Array<ResolversTypes['ProductList']>, ParentType, ContextType, Partial<schema.QueryProductListsArgs>>;
  productList?: Resolver<ResolversTypes['ProductListDetail'], ParentType, ContextType, RequireFields<schema.QueryProductListArgs, 'listId'>>;
  namedCarts?: Resolver<Array<ResolversTypes['ProductList']>, ParentType, ContextType>;
  cartReceivers?: Resolver<Array<ResolversTypes['CartReceiver']>, ParentType, ContextType>;
  orderFields?: Resolver<Array<ResolversTypes['OrderField']>, ParentType, ContextType>;
  wantedOrderFields?: Resolver<Array<ResolversTypes['OrderField']>, ParentType, ContextType>;
  order?: Resolver<schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<schema.QueryOrderArgs, 'id'>>;
  customerOrders?: Resolver<ResolversTypes['CustomerOrders'], ParentType, ContextType, RequireFields<schema.QueryCustomerOrdersArgs, 'page'>>;
  ownNumbers?: Resolver<ResolversTypes['OwnNumberPage'], ParentType, ContextType, RequireFields<schema.QueryOwnNumbersArgs, 'search' | 'page'>>;
  ownNumberMatches?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<schema.QueryOwnNumberMatchesArgs, 'search'>>;
  previewOwnNumbers?: Resolver<Array<ResolversTypes['OwnNumberOutcome']>, ParentType, ContextType, RequireFields<schema.QueryPreviewOwnNumbersArgs, 'rows'>>;
  padGoods?: Resolver<ResolversTypes['PadGoods'], ParentType, ContextType, Partial<schema.QueryPadGoodsArgs>>;
  lastFiveProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  dueProducts?: Resolver<Array<ResolversTypes['DueProduct']>, ParentType, ContextType>;
  purchasingSystems?: Resolver<Array<ResolversTypes['PurchasingSystem']>, ParentType, ContextType>;
  productsByCodes?: Resolver<Array<ResolversTypes['CodeMatch']>, ParentType, ContextType, RequireFields<schema.QueryProductsByCodesArgs, 'codes'>>;
  salesQuotes?: Resolver<ResolversTypes['SalesQuotes'], ParentType, ContextType, RequireFields<schema.QuerySalesQuotesArgs, 'page'>>;
  viewSalesQuote?: Resolver<schema.Maybe<ResolversTypes['SalesQuote']>, ParentType, ContextType, RequireFields<schema.QueryViewSalesQuoteArgs, 'id'>>;
  dueSalesQuotes?: Resolver<Array<ResolversTypes['DueSalesQuote']>, ParentType, ContextType>;
  sharedSalesQuote?: Resolver<schema.Maybe<ResolversTypes['SharedSalesQuote']>, ParentType, ContextType, RequireFields<schema.QuerySharedSalesQuoteArgs, 'link'>>;
  requestedSalesQuotes?: Resolver<Array<ResolversTypes['RequestedSalesQuote']>, ParentType, ContextType>;
  repeatOrder?: Resolver<schema.Maybe<ResolversTypes['RepeatOrder']>, ParentType, ContextType>;
  savedItems?: Resolver<Array<ResolversTypes['SavedItem']>, ParentType, ContextType>;
  accountSettings?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  ownMailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  standingOrders?: Resolver<Array<ResolversTypes['StandingOrderSummary']>, ParentType, ContextType>;
  standingOrder?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.QueryStandingOrderArgs, 'standingOrderId'>>;
  standingOrderChoices?: Resolver<ResolversTypes['StandingOrderChoices'], ParentType, ContextType>;
  lastYearStatistics?: Resolver<Array<ResolversTypes['MonthlyStatistics']>, ParentType, ContextType, RequireFields<schema.QueryLastYearStatisticsArgs, 'withCurrentMonth'>>;
  unitStatistics?: Resolver<Array<ResolversTypes['UnitSum']>, ParentType, ContextType>;
  companyUnits?: Resolver<ResolversTypes['CompanyUnits'], ParentType, ContextType, RequireFields<schema.QueryCompanyUnitsArgs, 'companyId'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<schema.MutationSetCustomerArgs, 'customerId'>>;
  setProductAlert?: Resolver<ResolversTypes['ProductAlerts'], ParentType, ContextType, RequireFields<schema.MutationSetProductAlertArgs, 'productId' | 'kind' | 'isOn'>>;
  saveApprovalRule?: Resolver<ResolversTypes['ApprovalSettings'], ParentType, ContextType, RequireFields<schema.MutationSaveApprovalRuleArgs, 'input'>>;
  deleteApprovalRule?: Resolver<ResolversTypes['ApprovalSettings'], ParentType, ContextType, RequireFields<schema.MutationDeleteApprovalRuleArgs, 'ruleId'>>;
  saveBudget?: Resolver<ResolversTypes['ApprovalSettings'], ParentType, ContextType, RequireFields<schema.MutationSaveBudgetArgs, 'input'>>;
  deleteBudget?: Resolver<ResolversTypes['ApprovalSettings'], ParentType, ContextType, RequireFields<schema.MutationDeleteBudgetArgs, 'budgetId'>>;
  setApprovalAbsence?: Resolver<Array<ResolversTypes['CompanyAbsences']>, ParentType, ContextType, RequireFields<schema.MutationSetApprovalAbsenceArgs, 'input'>>;
  clearApprovalAbsence?: Resolver<Array<ResolversTypes['CompanyAbsences']>, ParentType, ContextType, RequireFields<schema.MutationClearApprovalAbsenceArgs, 'companyId'>>;
  approveOrderRequest?: Resolver<ResolversTypes['OrderRequest'], ParentType, ContextType, RequireFields<schema.MutationApproveOrderRequestArgs, 'requestId' | 'expectedTotal'>>;
  changeOrderRequest?: Resolver<ResolversTypes['OrderRequest'], ParentType, ContextType, RequireFields<schema.MutationChangeOrderRequestArgs, 'requestId' | 'expectedTotal' | 'lines'>>;
  declineOrderRequest?: Resolver<ResolversTypes['OrderRequest'], ParentType, ContextType, RequireFields<schema.MutationDeclineOrderRequestArgs, 'requestId'>>;
  withdrawOrderRequest?: Resolver<ResolversTypes['OrderRequest'], ParentType, ContextType, RequireFields<schema.MutationWithdrawOrderRequestArgs, 'requestId'>>;
  addToCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<schema.MutationAddToCartArgs, 'productId' | 'quantity'>>;
  updateCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<schema.MutationUpdateCartArgs, 'cartItemId' | 'quantity'>>;
  removeFromCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<schema.MutationRemoveFromCartArgs, 'cartItemId'>>;
  applyPromoCode?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<schema.MutationApplyPromoCodeArgs, 'code'>>;
  removePromoCode?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<schema.MutationRemovePromoCodeArgs, 'promoCodeId'>>;
  setCheckoutOptions?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<schema.MutationSetCheckoutOptionsArgs, 'options'>>;
  expressCheckout?: Resolver<ResolversTypes['ExpressCheckoutResult'], ParentType, ContextType, RequireFields<schema.MutationExpressCheckoutArgs, 'input'>>;
  cancelPayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<schema.MutationCancelPaymentArgs, 'idempotencyKey'>>;
  createCompanyKey?: Resolver<ResolversTypes['CreatedCompanyKey'], ParentType, ContextType, RequireFields<schema.MutationCreateCompanyKeyArgs, 'key' | 'name'>>;
  revokeCompanyKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRevokeCompanyKeyArgs, 'keyId'>>;
  saveCompanyRole?: Resolver<ResolversTypes['CompanyRoles'], ParentType, ContextType, RequireFields<schema.MutationSaveCompanyRoleArgs, 'input'>>;
  removeCompanyRole?: Resolver<ResolversTypes['CompanyRoles'], ParentType, ContextType, RequireFields<schema.MutationRemoveCompanyRoleArgs, 'companyId' | 'roleId'>>;
  addCustomerNote?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType, RequireFields<schema.MutationAddCustomerNoteArgs, 'input'>>;
  updateCustomerNote?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType, RequireFields<schema.MutationUpdateCustomerNoteArgs, 'noteId' | 'text'>>;
  deleteCustomerNote?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType, RequireFields<schema.MutationDeleteCustomerNoteArgs, 'noteId'>>;
  setNextCall?: Resolver<Array<ResolversTypes['NextCall']>, ParentType, ContextType, RequireFields<schema.MutationSetNextCallArgs, 'customerId'>>;
  addCustomerAddress?: Resolver<ResolversTypes['CustomerAddress'], ParentType, ContextType, RequireFields<schema.MutationAddCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<ResolversTypes['CustomerAddress'], ParentType, ContextType, RequireFields<schema.MutationUpdateCustomerAddressArgs, 'addressId' | 'input'>>;
  removeCustomerAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRemoveCustomerAddressArgs, 'addressId'>>;
  addCustomerPaymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType, RequireFields<schema.MutationAddCustomerPaymentMethodArgs, 'input'>>;
  removeCustomerPaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRemoveCustomerPaymentMethodArgs, 'paymentMethodId'>>;
  addEmployee?: Resolver<ResolversTypes['EmployeeInvitation'], ParentType, ContextType, RequireFields<schema.MutationAddEmployeeArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['EmployeeInvitation'], ParentType, ContextType, RequireFields<schema.MutationResendInvitationArgs, 'invitationId'>>;
  withdrawInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationWithdrawInvitationArgs, 'invitationId'>>;
  changeEmployee?: Resolver<ResolversTypes['CompanyEmployee'], ParentType, ContextType, RequireFields<schema.MutationChangeEmployeeArgs, 'input'>>;
  removeEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRemoveEmployeeArgs, 'companyId' | 'employeeId'>>;
  acceptInvitation?: Resolver<ResolversTypes['AcceptedInvitation'], ParentType, ContextType, RequireFields<schema.MutationAcceptInvitationArgs, 'code'>>;
  favoriteProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationFavoriteProductArgs, 'productId'>>;
  unFavoriteProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationUnFavoriteProductArgs, 'productId'>>;
  payInvoices?: Resolver<ResolversTypes['InvoicePaymentResult'], ParentType, ContextType, RequireFields<schema.MutationPayInvoicesArgs, 'input'>>;
  cancelInvoicePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationCancelInvoicePaymentArgs, 'idempotencyKey'>>;
  createProductList?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationCreateProductListArgs, 'input'>>;
  updateProductList?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationUpdateProductListArgs, 'listId' | 'input'>>;
  deleteProductList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationDeleteProductListArgs, 'listId'>>;
  restoreProductList?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationRestoreProductListArgs, 'listId'>>;
  setProductListLine?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationSetProductListLineArgs, 'listId' | 'productId'>>;
  removeProductListLine?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationRemoveProductListLineArgs, 'listId' | 'productId'>>;
  moveProductListLine?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationMoveProductListLineArgs, 'listId' | 'productId' | 'toListId'>>;
  saveCart?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<schema.MutationSaveCartArgs, 'input'>>;
  handOverCart?: Resolver<ResolversTypes['CartReceiver'], ParentType, ContextType, RequireFields<schema.MutationHandOverCartArgs, 'input'>>;
  addNamedCartToCart?: Resolver<ResolversTypes['CartAdditions'], ParentType, ContextType, RequireFields<schema.MutationAddNamedCartToCartArgs, 'listId' | 'key'>>;
  trackNewsletterSignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationTrackNewsletterSignupArgs, 'email'>>;
  confirmNewsletterSignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationConfirmNewsletterSignupArgs, 'token'>>;
  leaveNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationLeaveNewsletterArgs, 'token'>>;
  setOrderFields?: Resolver<Array<ResolversTypes['OrderField']>, ParentType, ContextType, RequireFields<schema.MutationSetOrderFieldsArgs, 'fields'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<schema.MutationCancelOrderArgs, 'orderId'>>;
  withdrawFromOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<schema.MutationWithdrawFromOrderArgs, 'orderId' | 'lines' | 'sealsUnbroken'>>;
  reorder?: Resolver<ResolversTypes['ReorderResult'], ParentType, ContextType, RequireFields<schema.MutationReorderArgs, 'input'>>;
  setOwnNumber?: Resolver<ResolversTypes['OwnNumberLine'], ParentType, ContextType, RequireFields<schema.MutationSetOwnNumberArgs, 'product' | 'number'>>;
  removeOwnNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRemoveOwnNumberArgs, 'productId'>>;
  importOwnNumbers?: Resolver<Array<ResolversTypes['OwnNumberOutcome']>, ParentType, ContextType, RequireFields<schema.MutationImportOwnNumbersArgs, 'rows'>>;
  addPadToCart?: Resolver<ResolversTypes['PadAdditions'], ParentType, ContextType, RequireFields<schema.MutationAddPadToCartArgs, 'key' | 'customerId' | 'lines'>>;
  createPurchasingSystem?: Resolver<ResolversTypes['CreatedPurchasingSystem'], ParentType, ContextType, RequireFields<schema.MutationCreatePurchasingSystemArgs, 'key' | 'input'>>;
  revokePurchasingSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRevokePurchasingSystemArgs, 'systemId'>>;
  addLinesToCart?: Resolver<ResolversTypes['CartAdditions'], ParentType, ContextType, RequireFields<schema.MutationAddLinesToCartArgs, 'key' | 'lines'>>;
  acceptSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationAcceptSalesQuoteArgs, 'quoteId'>>;
  createSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType>;
  createProspectQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationCreateProspectQuoteArgs, 'input'>>;
  claimSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationClaimSalesQuoteArgs, 'link'>>;
  updateSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationUpdateSalesQuoteArgs, 'input'>>;
  sendSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationSendSalesQuoteArgs, 'quoteId' | 'version'>>;
  withdrawSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationWithdrawSalesQuoteArgs, 'quoteId'>>;
  requestSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationRequestSalesQuoteArgs, 'input'>>;
  counterSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationCounterSalesQuoteArgs, 'input'>>;
  chooseSalesQuoteLine?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationChooseSalesQuoteLineArgs, 'quoteId' | 'version' | 'lineId'>>;
  startSalesQuote?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationStartSalesQuoteArgs, 'quoteId'>>;
  writeSalesQuoteMessage?: Resolver<ResolversTypes['SalesQuote'], ParentType, ContextType, RequireFields<schema.MutationWriteSalesQuoteMessageArgs, 'input'>>;
  removeSalesQuote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRemoveSalesQuoteArgs, 'quoteId'>>;
  preflightRegistration?: Resolver<ResolversTypes['RegistrationPreflight'], ParentType, ContextType, RequireFields<schema.MutationPreflightRegistrationArgs, 'ssn'>>;
  registerCustomer?: Resolver<ResolversTypes['RegisteredCustomer'], ParentType, ContextType, RequireFields<schema.MutationRegisterCustomerArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationConfirmEmailArgs, 'code'>>;
  resendConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestSignInLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationRequestSignInLinkArgs, 'email'>>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationForgotPasswordArgs, 'email'>>;
  passwordWasReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<schema.MutationPasswordWasResetArgs, 'email'>>;
  placeRepeatOrder?: Resolver<ResolversTypes['ExpressCheckoutResult'], ParentType, ContextType, RequireFields<schema.MutationPlaceRepeatOrderArgs, 'input'>>;
  saveForLater?: Resolver<ResolversTypes['SavedChange'], ParentType, ContextType, RequireFields<schema.MutationSaveForLaterArgs, 'cartItemId'>>;
  moveToCart?: Resolver<ResolversTypes['SavedChange'], ParentType, ContextType, RequireFields<schema.MutationMoveToCartArgs, 'savedItemId'>>;
  removeSavedItem?: Resolver<ResolversTypes['SavedChange'], ParentType, ContextType, RequireFields<schema.MutationRemoveSavedItemArgs, 'savedItemId'>>;
  acceptCartPrices?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType, RequireFields<schema.MutationEndSessionArgs, 'sessionId'>>;
  endOtherSessions?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  setMarketingConsent?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType, RequireFields<schema.MutationSetMarketingConsentArgs, 'allow'>>;
  resumeMail?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  createStandingOrder?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationCreateStandingOrderArgs, 'key' | 'input'>>;
  updateStandingOrder?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationUpdateStandingOrderArgs, 'standingOrderId' | 'input'>>;
  changeStandingOrderDay?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationChangeStandingOrderDayArgs, 'standingOrderId' | 'date'>>;
  skipStandingOrderDay?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationSkipStandingOrderDayArgs, 'standingOrderId' | 'date' | 'isSkipped'>>;
  pauseStandingOrder?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationPauseStandingOrderArgs, 'standingOrderId' | 'isPaused'>>;
  endStandingOrder?: Resolver<ResolversTypes['StandingOrder'], ParentType, ContextType, RequireFields<schema.MutationEndStandingOrderArgs, 'standingOrderId'>>;
  saveUnit?: Resolver<ResolversTypes['CompanyUnits'], ParentType, ContextType, RequireFields<schema.MutationSaveUnitArgs, 'input'>>;
  setUnitActive?: Resolver<ResolversTypes['CompanyUnits'], ParentType, ContextType, RequireFields<schema.MutationSetUnitActiveArgs, 'companyId' | 'unitId' | 'isActive'>>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  assetPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyKey'] = ResolversParentTypes['CompanyKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreatedCompanyKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedCompanyKey'] = ResolversParentTypes['CreatedCompanyKey']> = {
  key?: Resolver<ResolversTypes['CompanyKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyRolesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyRoles'] = ResolversParentTypes['CompanyRoles']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustomerRole'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  companyRoles?: Resolver<Array<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  builtInRoles?: Resolver<Array<ResolversTypes['BuiltInRole']>, ParentType, ContextType>;
};

export type CompanyRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyRole'] = ResolversParentTypes['CompanyRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyRoleNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyRoleName'] = ResolversParentTypes['CompanyRoleName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuiltInRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuiltInRole'] = ResolversParentTypes['BuiltInRole']> = {
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opensAt?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closesAt?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opensAtString?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closesAtString?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holiday?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['CmsSection']>, ParentType, ContextType>;
};

export type CmsPageNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsPageName'] = ResolversParentTypes['CmsPageName']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CmsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsSection'] = ResolversParentTypes['CmsSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  anchor?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  __resolveType: TypeResolveFn<'CmsBannerBlock' | 'CmsProductBlock' | 'CmsCategoriesBlock' | 'CmsTextBlock' | 'CmsMarqueeBlock', ParentType, ContextType>;
};

export type CmsBannerBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBannerBlock'] = ResolversParentTypes['CmsBannerBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsProductBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsProductBlock'] = ResolversParentTypes['CmsProductBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsCategoriesBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsCategoriesBlock'] = ResolversParentTypes['CmsCategoriesBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsTextBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsTextBlock'] = ResolversParentTypes['CmsTextBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsMarqueeBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsMarqueeBlock'] = ResolversParentTypes['CmsMarqueeBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CustomerPerson']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['CustomerDiscount']>, ParentType, ContextType>;
  creditLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balanceDue?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['CustomerCart'], ParentType, ContextType>;
  lastProducts?: Resolver<Array<ResolversTypes['CustomerProduct']>, ParentType, ContextType>;
  lastOrders?: Resolver<Array<ResolversTypes['LastOrder']>, ParentType, ContextType>;
  openQuotes?: Resolver<Array<ResolversTypes['OpenQuote']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType>;
  nextCalls?: Resolver<Array<ResolversTypes['NextCall']>, ParentType, ContextType>;
};

export type CustomerCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCart'] = ResolversParentTypes['CustomerCart']> = {
  lines?: Resolver<Array<ResolversTypes['CustomerCartLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerCartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCartLine'] = ResolversParentTypes['CustomerCartLine']> = {
  product?: Resolver<ResolversTypes['CustomerProduct'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerProduct'] = ResolversParentTypes['CustomerProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPerson'] = ResolversParentTypes['CustomerPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustomerRole'], ParentType, ContextType>;
  companyRole?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenQuote'] = ResolversParentTypes['OpenQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CustomerNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNote'] = ResolversParentTypes['CustomerNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NextCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextCall'] = ResolversParentTypes['NextCall']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  agentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DueCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueCall'] = ResolversParentTypes['DueCall']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['CustomerDiscount']>, ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balanceDue?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['CustomerCompany']>, ParentType, ContextType>;
  managerCompanies?: Resolver<Array<ResolversTypes['ManagerCompany']>, ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  billTo?: Resolver<schema.Maybe<ResolversTypes['BillToCustomer']>, ParentType, ContextType>;
  billToCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustomerRole'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  companyRole?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contextVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<schema.CustomerProductsArgs, 'ids'>>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDiscount'] = ResolversParentTypes['CustomerDiscount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salesCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCompany'] = ResolversParentTypes['CustomerCompany']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companySsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyAddress?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
};

export type ManagerCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagerCompany'] = ResolversParentTypes['ManagerCompany']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  last4?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<schema.Maybe<ResolversTypes['CardBrand']>, ParentType, ContextType>;
  expiryMonth?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiryYear?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeliveryDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDates'] = ResolversParentTypes['DeliveryDates']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['GoodsDelivery']>, ParentType, ContextType>;
};

export type GoodsDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsDelivery'] = ResolversParentTypes['GoodsDelivery']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
};

export type DeliveryDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDate'] = ResolversParentTypes['DeliveryDate']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  before?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CompanyEmployeesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyEmployees'] = ResolversParentTypes['CompanyEmployees']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustomerRole'], ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  lastManagerId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employees?: Resolver<Array<ResolversTypes['CompanyEmployee']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyRoles?: Resolver<Array<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['CompanyUnitName']>, ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['EmployeeInvitation']>, ParentType, ContextType>;
};

export type CompanyEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyEmployee'] = ResolversParentTypes['CompanyEmployee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  companyRole?: Resolver<schema.Maybe<ResolversTypes['CompanyRoleName']>, ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  orderLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyUnitNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUnitName'] = ResolversParentTypes['CompanyUnitName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeInvitation'] = ResolversParentTypes['EmployeeInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  companyRole?: Resolver<schema.Maybe<ResolversTypes['CompanyRoleName']>, ParentType, ContextType>;
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  orderLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  companyRole?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AcceptedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedInvitation'] = ResolversParentTypes['AcceptedInvitation']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoicesToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicesToPay'] = ResolversParentTypes['InvoicesToPay']> = {
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  runningKey?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardFieldsUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowsPartialPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['InvoiceToPay']>, ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['InvoiceCredit']>, ParentType, ContextType>;
};

export type InvoiceToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceToPay'] = ResolversParentTypes['InvoiceToPay']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBeingPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceCredit'] = ResolversParentTypes['InvoiceCredit']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoicePaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePaymentResult'] = ResolversParentTypes['InvoicePaymentResult']> = {
  paymentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  threeDSecure?: Resolver<schema.Maybe<ResolversTypes['ThreeDSecure']>, ParentType, ContextType>;
};

export type InvoicePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePayment'] = ResolversParentTypes['InvoicePayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payerName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoicePaymentLine']>, ParentType, ContextType>;
};

export type InvoicePaymentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePaymentLine'] = ResolversParentTypes['InvoicePaymentLine']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HowToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HowToPay'] = ResolversParentTypes['HowToPay']> = {
  bankAccount?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasBankClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentOfInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOfInvoice'] = ResolversParentTypes['PaymentOfInvoice']> = {
  paymentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Party'] = ResolversParentTypes['Party']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatement'] = ResolversParentTypes['AccountStatement']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  openingBalance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closingBalance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['AccountMovement']>, ParentType, ContextType>;
};

export type AccountMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovement'] = ResolversParentTypes['AccountMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountMovementKind'], ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerInvoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerInvoices'] = ResolversParentTypes['CustomerInvoices']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitName']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  billToName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataProvider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCentre?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['InvoiceOption']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerAddress?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatLines?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  dataProvider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eInvoiceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credits?: Resolver<schema.Maybe<ResolversTypes['InvoiceReference']>, ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['InvoiceReference']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['InvoiceOption']>, ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['InvoiceTransaction']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentOfInvoice']>, ParentType, ContextType>;
  howToPay?: Resolver<schema.Maybe<ResolversTypes['HowToPay']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type InvoiceReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceReference'] = ResolversParentTypes['InvoiceReference']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VatLine'] = ResolversParentTypes['VatLine']> = {
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoiceOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceOption'] = ResolversParentTypes['InvoiceOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTransaction'] = ResolversParentTypes['InvoiceTransaction']> = {
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  makerName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  handedOver?: Resolver<schema.Maybe<ResolversTypes['HandedOver']>, ParentType, ContextType>;
};

export type ProductListDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListDetail'] = ResolversParentTypes['ProductListDetail']> = {
  list?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ProductListLine']>, ParentType, ContextType>;
};

export type ProductListLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListLine'] = ResolversParentTypes['ProductListLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  addedBy?: Resolver<schema.Maybe<ResolversTypes['CartLineAuthor']>, ParentType, ContextType>;
};

export type CartReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartReceiver'] = ResolversParentTypes['CartReceiver']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandedOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandedOver'] = ResolversParentTypes['HandedOver']> = {
  fromName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderField'] = ResolversParentTypes['OrderField']> = {
  kind?: Resolver<ResolversTypes['OrderFieldKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  format?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['UnitName']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billToName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCentre?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPartlySent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expectedOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fulfilledAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryMethod?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryPromise?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rampHours?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rampNote?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedByName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billToName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['InvoiceOption']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['InvoiceReference']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['WithdrawalRight'], ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  withdrawalExemption?: Resolver<schema.Maybe<ResolversTypes['WithdrawalExemption']>, ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShipmentState'], ParentType, ContextType>;
  carrier?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryNoteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ShipmentLine']>, ParentType, ContextType>;
};

export type ShipmentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentLine'] = ResolversParentTypes['ShipmentLine']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  amount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type WithdrawalRightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRight'] = ResolversParentTypes['WithdrawalRight']> = {
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDay?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  declaredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['WithdrawalLine']>, ParentType, ContextType>;
  returnLabel?: Resolver<schema.Maybe<ResolversTypes['ReturnLabel']>, ParentType, ContextType>;
};

export type ReturnLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnLabel'] = ResolversParentTypes['ReturnLabel']> = {
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawalLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalLine'] = ResolversParentTypes['WithdrawalLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReorderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderLine'] = ResolversParentTypes['ReorderLine']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReorderOutcome'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReorderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderResult'] = ResolversParentTypes['ReorderResult']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReorderLine']>, ParentType, ContextType>;
};

export type OwnNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNumber'] = ResolversParentTypes['OwnNumber']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnNumberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNumberPage'] = ResolversParentTypes['OwnNumberPage']> = {
  lines?: Resolver<Array<ResolversTypes['OwnNumberLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnNumberLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNumberLine'] = ResolversParentTypes['OwnNumberLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnNumberOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNumberOutcome'] = ResolversParentTypes['OwnNumberOutcome']> = {
  change?: Resolver<ResolversTypes['OwnNumberChange'], ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<schema.Maybe<ResolversTypes['OwnNumber']>, ParentType, ContextType>;
  movedFrom?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PadGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PadGoods'] = ResolversParentTypes['PadGoods']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  next?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['PadList']>, ParentType, ContextType>;
};

export type PadListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PadList'] = ResolversParentTypes['PadList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PadAdditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PadAdditions'] = ResolversParentTypes['PadAdditions']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PadAddition']>, ParentType, ContextType>;
};

export type PadAdditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PadAddition'] = ResolversParentTypes['PadAddition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PadOutcome'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DueProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueProduct'] = ResolversParentTypes['DueProduct']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  usualDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastBoughtOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PurchasingSystemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchasingSystem'] = ResolversParentTypes['PurchasingSystem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchasingSystemKind'], ParentType, ContextType>;
  username?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identities?: Resolver<schema.Maybe<ResolversTypes['NetworkIdentities']>, ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NetworkIdentitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkIdentities'] = ResolversParentTypes['NetworkIdentities']> = {
  from?: Resolver<ResolversTypes['NetworkIdentity'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['NetworkIdentity'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['NetworkIdentity'], ParentType, ContextType>;
};

export type NetworkIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkIdentity'] = ResolversParentTypes['NetworkIdentity']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedPurchasingSystemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedPurchasingSystem'] = ResolversParentTypes['CreatedPurchasingSystem']> = {
  system?: Resolver<ResolversTypes['PurchasingSystem'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeMatch'] = ResolversParentTypes['CodeMatch']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CartAdditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAdditions'] = ResolversParentTypes['CartAdditions']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartAddition']>, ParentType, ContextType>;
};

export type CartAdditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddition'] = ResolversParentTypes['CartAddition']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesQuotesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuotes'] = ResolversParentTypes['SalesQuotes']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['SalesQuoteCount']>, ParentType, ContextType>;
  quotes?: Resolver<Array<ResolversTypes['SalesQuoteSummary']>, ParentType, ContextType>;
  acceptableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesQuoteCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteCount'] = ResolversParentTypes['SalesQuoteCount']> = {
  status?: Resolver<ResolversTypes['SalesQuoteStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesQuoteSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteSummary'] = ResolversParentTypes['SalesQuoteSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalesQuoteStatus'], ParentType, ContextType>;
  prospectName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  acceptedDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RequestedSalesQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestedSalesQuote'] = ResolversParentTypes['RequestedSalesQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CartCustomer'], ParentType, ContextType>;
  requestedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantedDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isCounter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DueSalesQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueSalesQuote'] = ResolversParentTypes['DueSalesQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CartCustomer'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SalesQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuote'] = ResolversParentTypes['SalesQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalesQuoteStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['SalesQuoteCustomer'], ParentType, ContextType>;
  isForProspect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agent?: Resolver<schema.Maybe<ResolversTypes['SalesQuoteAgent']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPriceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatLines?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['SalesQuoteDelivery'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  acceptedDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acceptedBy?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lineItems?: Resolver<Array<ResolversTypes['SalesQuoteLine']>, ParentType, ContextType>;
  today?: Resolver<schema.Maybe<ResolversTypes['SalesQuoteToday']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['SalesQuoteEntry']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['SalesQuoteAction']>, ParentType, ContextType>;
  deliveryMethods?: Resolver<Array<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  pdfUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharePath?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type SharedSalesQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedSalesQuote'] = ResolversParentTypes['SharedSalesQuote']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForProspect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agent?: Resolver<schema.Maybe<ResolversTypes['SalesQuoteAgent']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPriceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatLines?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
  deliveryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lineItems?: Resolver<Array<ResolversTypes['SharedSalesQuoteLine']>, ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type SharedSalesQuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedSalesQuoteLine'] = ResolversParentTypes['SharedSalesQuoteLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alternativeTo?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SalesQuoteTodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteToday'] = ResolversParentTypes['SalesQuoteToday']> = {
  offered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesQuoteCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteCustomer'] = ResolversParentTypes['SalesQuoteCustomer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ssn?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesQuoteAgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteAgent'] = ResolversParentTypes['SalesQuoteAgent']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesQuoteDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteDelivery'] = ResolversParentTypes['SalesQuoteDelivery']> = {
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesQuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteLine'] = ResolversParentTypes['SalesQuoteLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alternativeTo?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SalesQuoteChange']>, ParentType, ContextType>;
  currentPrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currentLinePrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currentSteps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  currentStock?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesQuoteEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteEntry'] = ResolversParentTypes['SalesQuoteEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SalesQuoteEntryKind'], ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFromShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SalesQuoteEntryLine']>, ParentType, ContextType>;
  wantedDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  offer?: Resolver<schema.Maybe<ResolversTypes['SalesQuoteEntryOffer']>, ParentType, ContextType>;
};

export type SalesQuoteEntryOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteEntryOffer'] = ResolversParentTypes['SalesQuoteEntryOffer']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesQuoteEntryLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesQuoteEntryLine'] = ResolversParentTypes['SalesQuoteEntryLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeToProductId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RegistrationPreflightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationPreflight'] = ResolversParentTypes['RegistrationPreflight']> = {
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisteredCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredCustomer'] = ResolversParentTypes['RegisteredCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepeatOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepeatOrder'] = ResolversParentTypes['RepeatOrder']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RepeatLine']>, ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['CheckoutReceiver'], ParentType, ContextType>;
  deliveryMethod?: Resolver<schema.Maybe<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  deliveryPlace?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['CheckoutOption']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentOption'], ParentType, ContextType>;
  cardPayment?: Resolver<schema.Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentMethodId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runningKey?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalWithoutTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTaxAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exceededLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvalSteps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RepeatLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepeatLine'] = ResolversParentTypes['RepeatLine']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lastQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUnitPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SavedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedItem'] = ResolversParentTypes['SavedItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type SavedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedChange'] = ResolversParentTypes['SavedChange']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  savedItems?: Resolver<Array<ResolversTypes['SavedItem']>, ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<schema.Maybe<ResolversTypes['AccountLogin']>, ParentType, ContextType>;
  allowMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['OwnSession']>, ParentType, ContextType>;
};

export type AccountLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountLogin'] = ResolversParentTypes['AccountLogin']> = {
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StandingOrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderSummary'] = ResolversParentTypes['StandingOrderSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StandingOrderStatus'], ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  makerName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDay?: Resolver<schema.Maybe<ResolversTypes['StandingDay']>, ParentType, ContextType>;
  lastDay?: Resolver<schema.Maybe<ResolversTypes['StandingDay']>, ParentType, ContextType>;
};

export type StandingOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrder'] = ResolversParentTypes['StandingOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StandingOrderStatus'], ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  makerName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billToName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deliveryMethod?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['StandingReceiver'], ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['StandingAnswer']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StandingLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDays?: Resolver<Array<ResolversTypes['StandingDay']>, ParentType, ContextType>;
  pastDays?: Resolver<Array<ResolversTypes['StandingDay']>, ParentType, ContextType>;
};

export type StandingReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingReceiver'] = ResolversParentTypes['StandingReceiver']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingAnswer'] = ResolversParentTypes['StandingAnswer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingLine'] = ResolversParentTypes['StandingLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitOfMeasure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seenPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingDay'] = ResolversParentTypes['StandingDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  plannedDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StandingDayStatus'], ParentType, ContextType>;
  lines?: Resolver<schema.Maybe<Array<ResolversTypes['StandingDayLine']>>, ParentType, ContextType>;
  orderId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['StandingMissing']>, ParentType, ContextType>;
};

export type StandingDayLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingDayLine'] = ResolversParentTypes['StandingDayLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingMissingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingMissing'] = ResolversParentTypes['StandingMissing']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingOrderChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderChoices'] = ResolversParentTypes['StandingOrderChoices']> = {
  deliveries?: Resolver<Array<ResolversTypes['StandingDelivery']>, ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['StandingReceiver'], ParentType, ContextType>;
  problem?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingDelivery'] = ResolversParentTypes['StandingDelivery']> = {
  method?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  checkoutOptions?: Resolver<Array<ResolversTypes['CheckoutOption']>, ParentType, ContextType>;
};

export type UnitSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitSum'] = ResolversParentTypes['UnitSum']> = {
  unit?: Resolver<schema.Maybe<ResolversTypes['UnitName']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalAmountExcludingTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MonthlyStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyStatistics'] = ResolversParentTypes['MonthlyStatistics']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalAmountExcludingTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CompanyUnitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUnits'] = ResolversParentTypes['CompanyUnits']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CompanyPerson']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
};

export type UnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addressIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  costCentres?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  receivers?: Resolver<Array<ResolversTypes['UnitReceiver']>, ParentType, ContextType>;
  rampHours?: Resolver<Array<ResolversTypes['RampHours']>, ParentType, ContextType>;
  rampNote?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitReceiver'] = ResolversParentTypes['UnitReceiver']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RampHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RampHours'] = ResolversParentTypes['RampHours']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitName'] = ResolversParentTypes['UnitName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitToOrderForResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitToOrderFor'] = ResolversParentTypes['UnitToOrderFor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  receivers?: Resolver<Array<ResolversTypes['UnitReceiver']>, ParentType, ContextType>;
  rampHours?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rampNote?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AgentCustomers?: AgentCustomersResolvers<ContextType>;
  AgentCustomer?: AgentCustomerResolvers<ContextType>;
  AvailableCustomer?: AvailableCustomerResolvers<ContextType>;
  BillToCustomer?: BillToCustomerResolvers<ContextType>;
  OpenCart?: OpenCartResolvers<ContextType>;
  OpenCartLine?: OpenCartLineResolvers<ContextType>;
  ActionsInPlace?: ActionsInPlaceResolvers<ContextType>;
  ActionInPlace?: ActionInPlaceResolvers<ContextType>;
  LateCustomer?: LateCustomerResolvers<ContextType>;
  DueCustomer?: DueCustomerResolvers<ContextType>;
  LastOrders?: LastOrdersResolvers<ContextType>;
  LastOrder?: LastOrderResolvers<ContextType>;
  ProductAlerts?: ProductAlertsResolvers<ContextType>;
  ProductAlert?: ProductAlertResolvers<ContextType>;
  ApprovalSettings?: ApprovalSettingsResolvers<ContextType>;
  CompanyPerson?: CompanyPersonResolvers<ContextType>;
  ApprovalRule?: ApprovalRuleResolvers<ContextType>;
  ApprovalRuleStep?: ApprovalRuleStepResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  CompanyAbsences?: CompanyAbsencesResolvers<ContextType>;
  ApprovalAbsence?: ApprovalAbsenceResolvers<ContextType>;
  OrderRequests?: OrderRequestsResolvers<ContextType>;
  OrderRequest?: OrderRequestResolvers<ContextType>;
  OrderRequestItem?: OrderRequestItemResolvers<ContextType>;
  OrderRequestStep?: OrderRequestStepResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignProducts?: CampaignProductsResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartCustomer?: CartCustomerResolvers<ContextType>;
  LapsedPromoCode?: LapsedPromoCodeResolvers<ContextType>;
  CartPromoCode?: CartPromoCodeResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  NextPriceTier?: NextPriceTierResolvers<ContextType>;
  CartLineAuthor?: CartLineAuthorResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  CartBrand?: CartBrandResolvers<ContextType>;
  ProductAddress?: ProductAddressResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  AttributeFacet?: AttributeFacetResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  UnitPriceBounds?: UnitPriceBoundsResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductWalk?: ProductWalkResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  ProductPriceTier?: ProductPriceTierResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductFile?: ProductFileResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutReceiver?: CheckoutReceiverResolvers<ContextType>;
  DeliveryMethod?: DeliveryMethodResolvers<ContextType>;
  PickupPoint?: PickupPointResolvers<ContextType>;
  CheckoutOption?: CheckoutOptionResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  ExpressCheckoutResult?: ExpressCheckoutResultResolvers<ContextType>;
  ThreeDSecure?: ThreeDSecureResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Ability?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  CompanyKey?: CompanyKeyResolvers<ContextType>;
  CreatedCompanyKey?: CreatedCompanyKeyResolvers<ContextType>;
  CompanyRoles?: CompanyRolesResolvers<ContextType>;
  CompanyRole?: CompanyRoleResolvers<ContextType>;
  CompanyRoleName?: CompanyRoleNameResolvers<ContextType>;
  BuiltInRole?: BuiltInRoleResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsPageName?: CmsPageNameResolvers<ContextType>;
  CmsSection?: CmsSectionResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBannerBlock?: CmsBannerBlockResolvers<ContextType>;
  CmsProductBlock?: CmsProductBlockResolvers<ContextType>;
  CmsCategoriesBlock?: CmsCategoriesBlockResolvers<ContextType>;
  CmsTextBlock?: CmsTextBlockResolvers<ContextType>;
  CmsMarqueeBlock?: CmsMarqueeBlockResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  CustomerCart?: CustomerCartResolvers<ContextType>;
  CustomerCartLine?: CustomerCartLineResolvers<ContextType>;
  CustomerProduct?: CustomerProductResolvers<ContextType>;
  CustomerPerson?: CustomerPersonResolvers<ContextType>;
  OpenQuote?: OpenQuoteResolvers<ContextType>;
  CustomerNote?: CustomerNoteResolvers<ContextType>;
  NextCall?: NextCallResolvers<ContextType>;
  DueCall?: DueCallResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerDiscount?: CustomerDiscountResolvers<ContextType>;
  CustomerCompany?: CustomerCompanyResolvers<ContextType>;
  ManagerCompany?: ManagerCompanyResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  DeliveryDates?: DeliveryDatesResolvers<ContextType>;
  GoodsDelivery?: GoodsDeliveryResolvers<ContextType>;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  CompanyEmployees?: CompanyEmployeesResolvers<ContextType>;
  CompanyEmployee?: CompanyEmployeeResolvers<ContextType>;
  CompanyUnitName?: CompanyUnitNameResolvers<ContextType>;
  EmployeeInvitation?: EmployeeInvitationResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  AcceptedInvitation?: AcceptedInvitationResolvers<ContextType>;
  InvoicesToPay?: InvoicesToPayResolvers<ContextType>;
  InvoiceToPay?: InvoiceToPayResolvers<ContextType>;
  InvoiceCredit?: InvoiceCreditResolvers<ContextType>;
  InvoicePaymentResult?: InvoicePaymentResultResolvers<ContextType>;
  InvoicePayment?: InvoicePaymentResolvers<ContextType>;
  InvoicePaymentLine?: InvoicePaymentLineResolvers<ContextType>;
  HowToPay?: HowToPayResolvers<ContextType>;
  PaymentOfInvoice?: PaymentOfInvoiceResolvers<ContextType>;
  Party?: PartyResolvers<ContextType>;
  AccountStatement?: AccountStatementResolvers<ContextType>;
  AccountMovement?: AccountMovementResolvers<ContextType>;
  CustomerInvoices?: CustomerInvoicesResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceReference?: InvoiceReferenceResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  VatLine?: VatLineResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceOption?: InvoiceOptionResolvers<ContextType>;
  InvoiceTransaction?: InvoiceTransactionResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductListDetail?: ProductListDetailResolvers<ContextType>;
  ProductListLine?: ProductListLineResolvers<ContextType>;
  CartReceiver?: CartReceiverResolvers<ContextType>;
  HandedOver?: HandedOverResolvers<ContextType>;
  OrderField?: OrderFieldResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentLine?: ShipmentLineResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  WithdrawalRight?: WithdrawalRightResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  ReturnLabel?: ReturnLabelResolvers<ContextType>;
  WithdrawalLine?: WithdrawalLineResolvers<ContextType>;
  ReorderLine?: ReorderLineResolvers<ContextType>;
  ReorderResult?: ReorderResultResolvers<ContextType>;
  OwnNumber?: OwnNumberResolvers<ContextType>;
  OwnNumberPage?: OwnNumberPageResolvers<ContextType>;
  OwnNumberLine?: OwnNumberLineResolvers<ContextType>;
  OwnNumberOutcome?: OwnNumberOutcomeResolvers<ContextType>;
  PadGoods?: PadGoodsResolvers<ContextType>;
  PadList?: PadListResolvers<ContextType>;
  PadAdditions?: PadAdditionsResolvers<ContextType>;
  PadAddition?: PadAdditionResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  DueProduct?: DueProductResolvers<ContextType>;
  PurchasingSystem?: PurchasingSystemResolvers<ContextType>;
  NetworkIdentities?: NetworkIdentitiesResolvers<ContextType>;
  NetworkIdentity?: NetworkIdentityResolvers<ContextType>;
  CreatedPurchasingSystem?: CreatedPurchasingSystemResolvers<ContextType>;
  CodeMatch?: CodeMatchResolvers<ContextType>;
  CartAdditions?: CartAdditionsResolvers<ContextType>;
  CartAddition?: CartAdditionResolvers<ContextType>;
  SalesQuotes?: SalesQuotesResolvers<ContextType>;
  SalesQuoteCount?: SalesQuoteCountResolvers<ContextType>;
  SalesQuoteSummary?: SalesQuoteSummaryResolvers<ContextType>;
  RequestedSalesQuote?: RequestedSalesQuoteResolvers<ContextType>;
  DueSalesQuote?: DueSalesQuoteResolvers<ContextType>;
  SalesQuote?: SalesQuoteResolvers<ContextType>;
  SharedSalesQuote?: SharedSalesQuoteResolvers<ContextType>;
  SharedSalesQuoteLine?: SharedSalesQuoteLineResolvers<ContextType>;
  SalesQuoteToday?: SalesQuoteTodayResolvers<ContextType>;
  SalesQuoteCustomer?: SalesQuoteCustomerResolvers<ContextType>;
  SalesQuoteAgent?: SalesQuoteAgentResolvers<ContextType>;
  SalesQuoteDelivery?: SalesQuoteDeliveryResolvers<ContextType>;
  SalesQuoteLine?: SalesQuoteLineResolvers<ContextType>;
  SalesQuoteEntry?: SalesQuoteEntryResolvers<ContextType>;
  SalesQuoteEntryOffer?: SalesQuoteEntryOfferResolvers<ContextType>;
  SalesQuoteEntryLine?: SalesQuoteEntryLineResolvers<ContextType>;
  RegistrationPreflight?: RegistrationPreflightResolvers<ContextType>;
  RegisteredCustomer?: RegisteredCustomerResolvers<ContextType>;
  RepeatOrder?: RepeatOrderResolvers<ContextType>;
  RepeatLine?: RepeatLineResolvers<ContextType>;
  SavedItem?: SavedItemResolvers<ContextType>;
  SavedChange?: SavedChangeResolvers<ContextType>;
  AccountSettings?: AccountSettingsResolvers<ContextType>;
  AccountLogin?: AccountLoginResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  StandingOrderSummary?: StandingOrderSummaryResolvers<ContextType>;
  StandingOrder?: StandingOrderResolvers<ContextType>;
  StandingReceiver?: StandingReceiverResolvers<ContextType>;
  StandingAnswer?: StandingAnswerResolvers<ContextType>;
  StandingLine?: StandingLineResolvers<ContextType>;
  StandingDay?: StandingDayResolvers<ContextType>;
  StandingDayLine?: StandingDayLineResolvers<ContextType>;
  StandingMissing?: StandingMissingResolvers<ContextType>;
  StandingOrderChoices?: StandingOrderChoicesResolvers<ContextType>;
  StandingDelivery?: StandingDeliveryResolvers<ContextType>;
  UnitSum?: UnitSumResolvers<ContextType>;
  MonthlyStatistics?: MonthlyStatisticsResolvers<ContextType>;
  CompanyUnits?: CompanyUnitsResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  UnitReceiver?: UnitReceiverResolvers<ContextType>;
  RampHours?: RampHoursResolvers<ContextType>;
  UnitName?: UnitNameResolvers<ContextType>;
  UnitToOrderFor?: UnitToOrderForResolvers<ContextType>;
};

