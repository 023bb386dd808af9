import type { Check } from '../check.ts';
import { shippedOperations } from '../operations.ts';
import { expectOutcome, type ExpectedOutcome } from '../outcome-of.ts';

/** Operations that a guest may send, with the outcome for unknown ids; all others are for people who are signed in. */
const openOperations: Readonly<Record<string, ExpectedOutcome>> = {
  AcceptCartPrices: 'answered',
  addToCart: 'NOT_FOUND',
  AddLinesToCart: 'answered',
  ApplyPromoCode: 'FAILED_PRECONDITION',
  AuthenticatedCustomer: 'null',
  BoughtHits: 'answered',
  BrandNames: 'answered',
  Brands: 'answered',
  Cart: 'answered',
  CartPage: 'answered',
  Categories: 'answered',
  Category: 'null',
  CategoryAddress: 'null',
  CmsNavigation: 'answered',
  CmsPage: 'null',
  CmsPages: 'answered',
  ComparedProducts: 'answered',
  ConfirmEmail: 'FAILED_PRECONDITION',
  ConfirmNewsletterSignup: 'NOT_FOUND',
  CustomerAddresses: 'null',
  CustomersProduct: 'null',
  CustomersProductGroup: 'null',
  Employees: 'answered',
  FeedProducts: 'answered',
  FindLabelProducts: 'answered',
  ForgotPassword: 'answered',
  FoundProducts: 'answered',
  GetDeliveryDates: 'answered',
  GetDeliveryOptions: 'answered',
  Invitation: 'null',
  SharedSalesQuote: 'null',
  LabelProductsByCodes: 'answered',
  LastBought: 'answered',
  LeaveNewsletter: 'NOT_FOUND',
  ListedProducts: 'answered',
  ListingFacets: 'answered',
  ListingPage: 'answered',
  MoveToCart: 'NOT_FOUND',
  OpeningHours: 'answered',
  OwnNumberMatches: 'answered',
  OwnPrices: 'answered',
  PasswordWasReset: 'answered',
  PaymentMethods: 'null',
  PreflightRegistration: 'answered',
  Product: 'null',
  ProductAddress: 'null',
  ProductGroupQuery: 'null',
  ProductPage: 'answered',
  ProductsByCodes: 'answered',
  removeFromCart: 'NOT_FOUND',
  RemovePromoCode: 'NOT_FOUND',
  RemoveSavedItem: 'NOT_FOUND',
  RequestSignInLink: 'answered',
  SavedItems: 'answered',
  SaveForLater: 'NOT_FOUND',
  SearchHits: 'answered',
  SitemapProducts: 'answered',
  TopCategories: 'answered',
  TrackNewsletterSignup: 'answered',
  updateCart: 'NOT_FOUND',
  ViewedProducts: 'answered',
};

const nobody = { email: 'enginn@profun.test' };
/** Where a sample of the type is no value that fits. */
const variablesOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ForgotPassword: nobody,
  PasswordWasReset: nobody,
  RequestSignInLink: nobody,
  TrackNewsletterSignup: nobody,
  RegisterCustomer: {
    input: {
      idToken: 'x',
      ssn: '0209804299',
      name: 'Prófun',
      phone: '5550123',
      addressLine1: 'Prófgata 2',
      postalCode: '101',
      city: 'Reykjavík',
      allowMarketing: false,
      acceptTerms: true,
    },
  },
  PreflightRegistration: { ssn: '0209804299' },
};

/** What every operation answers to a browser without a session. */
export const guestChecks: readonly Check[] = [...shippedOperations.keys()].sort().map((name) => {
  const expected = openOperations[name] ?? 'UNAUTHENTICATED';
  return {
    id: `guest.${name}`,
    calls: [name],
    says: `A guest gets: ${expected}`,
    run: (shop) => expectOutcome(shop.guest(), name, expected, variablesOf[name]),
  };
});
