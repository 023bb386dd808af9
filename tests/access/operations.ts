import { randomUUID } from 'node:crypto';
import { standingInput } from '../kit/standing.ts';
import { documentOperations } from './document-operations.ts';
import { agents, company, everyone, maker, managers, ownCart, row, type Row, signedIn } from './rows.ts';

const address = { addressLine1: 'Gata 1', postalCode: '101', city: 'Reykjavík' };

/** Every field of Query and Mutation: a field of the schema that is missing here fails the test. */
export const operations: Readonly<Record<string, Row>> = {
  // acting for others
  agentCustomers: row(agents),
  recentCustomers: row(agents),
  availableCustomers: row(signedIn),
  availableBillToCustomers: row(signedIn),
  openCart: row('U N ok ok N ok ok U', (w) => ({ customerId: w.company })),
  lateCustomers: row(agents),
  dueCustomers: row(agents),
  lastOrdersOf: row(agents, (w) => ({ customerIds: [w.company] })),
  customerProfile: row(agents, (w) => ({ customerId: w.company })),
  dueCalls: row(agents),
  addCustomerNote: row(agents, (w) => ({
    input: { key: randomUUID(), customerId: w.company, text: 'Hringja eftir hádegi.' },
  })),
  updateCustomerNote: row(agents, async (w) => ({ noteId: await w.note(), text: 'Hringja fyrir hádegi.' })),
  deleteCustomerNote: row(agents, async (w) => ({ noteId: await w.note() })),
  setNextCall: row(agents, (w) => ({ customerId: w.company, date: null })),
  // For a user who already acts for the customer there is nothing to switch to.
  setCustomer: row('U N N N N ok N U', (w) => ({ customerId: w.company, as: 'Customer' })),
  // the last order once more
  // The employee has ordered nothing yet; an agent sees the customer's last.
  repeatOrder: row('U null null ok null null ok U'),
  placeRepeatOrder: row('U N F F N N F U', async (w) => ({
    input: {
      idempotencyKey: randomUUID(),
      expectedTotal: 1,
      acceptTerms: true,
      paymentMethodId: await w.card(),
    },
  })),
  // what others did in the customer's place
  actionsInPlace: row('U ok P ok ok ok P U'),
  // orders above a limit
  orderRequests: row(signedIn),
  requestsToDecide: row(signedIn),
  approveOrderRequest: row('U N P ok N N N U', async (w) => ({
    requestId: await w.request(),
    expectedTotal: 12_400,
  })),
  changeOrderRequest: row('U N P ok N N N U', async (w) => ({
    requestId: await w.request(),
    expectedTotal: 12_400,
    lines: [{ productId: w.product, quantity: 9 }],
  })),
  // who approves for a company, and its budgets
  approvalSettings: row('U P P ok ok P P U'),
  ownBudgets: row(signedIn),
  approvalAbsences: row(signedIn),
  // Another company's manager cannot name people of this one.
  saveApprovalRule: row('U P P ok B P P U', (w) => ({
    input: { name: randomUUID(), minTotal: 100_000_000, steps: [{ approverIds: [String(w.managerId)] }] },
  })),
  deleteApprovalRule: row('U P P ok N P P U', async (w) => ({ ruleId: await w.approvalRule() })),
  saveBudget: row('U P P ok ok P P U', () => ({
    input: { costCentre: randomUUID(), period: 'Year', mode: 'Approve', amount: 100_000_000 },
  })),
  deleteBudget: row('U P P ok N P P U', async (w) => ({ budgetId: await w.budget() })),
  setApprovalAbsence: row(managers, async (w) => ({
    input: { companyId: w.company, standInId: await w.colleague(), fromOn: '2030-01-01', toOn: '2030-01-02' },
  })),
  clearApprovalAbsence: row(managers, (w) => ({ companyId: w.company })),
  declineOrderRequest: row('U N P ok N N N U', async (w) => ({ requestId: await w.request() })),
  withdrawOrderRequest: row('U N ok N N N N U', async (w) => ({ requestId: await w.request() })),
  // campaigns and statistics
  campaigns: row(signedIn),
  campaignProducts: row('U N N N N N N U', () => ({ code: 'EKKITIL' })),
  lastYearStatistics: row('U ok P ok ok ok ok U'),
  unitStatistics: row('U ok P ok ok ok ok U'),
  // goods and content
  categories: everyone('ok'),
  category: everyone('null', () => ({ slug: 'ekki-til' })),
  brands: everyone('ok'),
  productPage: everyone('ok', () => ({ query: {} })),
  productGroup: everyone('null', () => ({ productGroupId: '999999' })),
  productWalk: everyone('ok'),
  product: row('null ok ok ok ok ok ok null', (w) => ({ slugOrId: w.hidden })),
  productAddress: row('null ok ok ok ok ok ok null', (w) => ({ slugOrId: w.hidden })),
  categoryAddress: everyone('null', () => ({ slug: 'ekki-til' })),
  productsByCodes: everyone('ok', () => ({ codes: ['EKKI-TIL'] })),
  cmsNavigation: everyone('ok'),
  openingHours: everyone('ok'),
  cmsPage: everyone('null', () => ({ slug: 'ekki-til' })),
  cmsPages: everyone('ok'),
  employees: everyone('ok'),
  // the cart
  cart: everyone('ok'),
  addToCart: everyone('ok', (w) => ({ productId: w.product, quantity: 1 })),
  addLinesToCart: everyone('ok', (w) => ({
    key: randomUUID(),
    lines: [{ productId: w.product, quantity: 1 }],
  })),
  padGoods: row(signedIn),
  addPadToCart: row('U F ok ok F F ok U', (w) => ({
    key: randomUUID(),
    customerId: w.company,
    lines: [{ code: '', productId: w.product, quantity: 1 }],
  })),
  updateCart: row(ownCart, async (w) => ({ cartItemId: await w.cartItem(), quantity: 2 })),
  removeFromCart: row(ownCart, async (w) => ({ cartItemId: await w.cartItem() })),
  saveForLater: row(ownCart, async (w) => ({ cartItemId: await w.cartItem() })),
  savedItems: everyone('ok'),
  moveToCart: row(ownCart, async (w) => ({ savedItemId: await w.savedItem() })),
  removeSavedItem: row(ownCart, async (w) => ({ savedItemId: await w.savedItem() })),
  acceptCartPrices: everyone('ok'),
  applyPromoCode: everyone('F', () => ({ code: 'EKKITIL' })),
  removePromoCode: everyone('N', () => ({ promoCodeId: '1' })),
  // checkout
  checkout: row(signedIn),
  // The world of these tests has no opening hours, so nothing is promised.
  deliveryDates: everyone('null', (w) => ({ goods: [{ productId: w.product }] })),
  deliveryOptions: everyone('ok'),
  setCheckoutOptions: row(signedIn, () => ({ options: {} })),
  expressCheckout: row('U F F F F F F U', () => ({
    input: { idempotencyKey: randomUUID(), expectedTotal: 1, paymentType: 'Account', acceptTerms: true },
  })),
  orderFields: row('U P P ok ok P P U'),
  wantedOrderFields: row(signedIn),
  // what the company calls our products
  ownNumbers: row('U P ok ok ok P ok U'),
  ownNumberMatches: everyone('ok', () => ({ search: 'EKKI-TIL' })),
  previewOwnNumbers: row('U P P ok ok P ok U', () => ({ rows: [{ product: 'EKKI-TIL', number: '1' }] })),
  setOwnNumber: row('U P P B B P B U', () => ({ product: 'EKKI-TIL', number: '1' })),
  removeOwnNumber: row('U P P ok ok P ok U', (w) => ({ productId: w.product })),
  importOwnNumbers: row('U P P ok ok P ok U', () => ({ rows: [{ product: 'EKKI-TIL', number: '1' }] })),
  // keys of the company's own systems
  companyKeys: row('U P P ok ok P P U'),
  createCompanyKey: row('U P P ok ok P P U', () => ({ key: randomUUID(), name: 'Bókhald' })),
  revokeCompanyKey: row('U P P ok N P P U', async (w) => ({ keyId: await w.companyKey() })),
  purchasingSystems: row('U P P ok ok P P U'),
  createPurchasingSystem: row('U P P ok ok P P U', () => ({
    key: randomUUID(),
    input: { name: 'SAP', kind: 'OCI', hosts: ['innkaup.test'] },
  })),
  revokePurchasingSystem: row('U P P ok N P P U', async (w) => ({ systemId: await w.purchasingSystem() })),
  companyUnits: row(managers, (w) => ({ companyId: w.company })),
  saveUnit: row(managers, (w) => ({
    input: {
      companyId: w.company,
      name: randomUUID(),
      addressIds: [],
      costCentres: [],
      receivers: [],
      rampHours: [],
      approverIds: [],
    },
  })),
  setUnitActive: row(managers, async (w) => ({
    companyId: w.company,
    unitId: await w.unit(),
    isActive: false,
  })),
  setOrderFields: row('U P P ok ok P P U', () => ({
    fields: [{ kind: 'CostCentre', isRequired: false, format: 'K##' }],
  })),
  paymentStatus: row(company, (w) => ({ idempotencyKey: w.order.idempotencyKey })),
  // Only the employee who requested and the manager who ordered recently have an unseen result.
  lastAnswer: row('U null ok ok null null null U'),
  cancelPayment: row(company, (w) => ({ idempotencyKey: w.order.idempotencyKey })),
  // the customer
  authenticatedCustomer: row('null ok ok ok ok ok ok null'),
  addCustomerAddress: row(signedIn, () => ({ input: address })),
  updateCustomerAddress: row(company, async (w) => ({
    addressId: await w.address(),
    input: { ...address, addressLine1: randomUUID() },
  })),
  removeCustomerAddress: row(company, async (w) => ({ addressId: await w.address() })),
  cardFieldsUrl: row('U ok P ok ok ok P U'),
  addCustomerPaymentMethod: row('U A P A A A P U', () => ({ input: { cardToken: 'tok_1' } })),
  removeCustomerPaymentMethod: row(managers, async (w) => ({ paymentMethodId: await w.card() })),
  // employees
  viewEmployees: row(managers, (w) => ({ companyId: w.company })),
  findEmployee: row(managers, (w) => ({ companyId: w.company, search: 'prófun' })),
  companyRoles: row(managers, (w) => ({ companyId: w.company })),
  saveCompanyRole: row(managers, (w) => ({
    input: { companyId: w.company, name: randomUUID(), abilities: ['see-invoices'] },
  })),
  removeCompanyRole: row(managers, async (w) => ({
    companyId: w.company,
    roleId: await w.companyRole(),
  })),
  addEmployee: row(managers, (w) => ({
    input: { companyId: w.company, invited: `${randomUUID()}@x.test`, role: 'Employee' },
  })),
  resendInvitation: row(managers, async (w) => ({ invitationId: await w.invitation() })),
  withdrawInvitation: row(managers, async (w) => ({ invitationId: await w.invitation() })),
  changeEmployee: row(managers, async (w) => ({
    input: { companyId: w.company, employeeId: await w.colleague(), role: 'Employee', orderLimit: 5 },
  })),
  removeEmployee: row(managers, async (w) => ({ companyId: w.company, employeeId: await w.colleague() })),
  invitation: everyone('null', () => ({ code: 'ekki-til' })),
  acceptInvitation: row('U F F F F F F U', () => ({ code: 'ekki-til' })),
  // alerts
  productAlerts: row(signedIn),
  setProductAlert: row(signedIn, (w) => ({ productId: w.product, kind: 'Stock', isOn: true })),
  // standing orders
  standingOrders: row(signedIn),
  standingOrder: row(company, async (w) => ({ standingOrderId: (await w.standing()).id })),
  standingOrderChoices: row(signedIn),
  createStandingOrder: row(signedIn, (w) => ({
    key: randomUUID(),
    input: standingInput({ [w.product]: 1 }),
  })),
  updateStandingOrder: row(maker, async (w) => ({
    standingOrderId: (await w.standing()).id,
    input: standingInput({ [w.product]: 2 }),
  })),
  changeStandingOrderDay: row(maker, async (w) => {
    const { id, nextDays } = await w.standing();
    return { standingOrderId: id, date: nextDays[0]!.date, lines: [{ productId: w.product, quantity: 2 }] };
  }),
  skipStandingOrderDay: row(maker, async (w) => {
    const { id, nextDays } = await w.standing();
    return { standingOrderId: id, date: nextDays[0]!.date, isSkipped: true };
  }),
  pauseStandingOrder: row(maker, async (w) => ({ standingOrderId: (await w.standing()).id, isPaused: true })),
  endStandingOrder: row(maker, async (w) => ({ standingOrderId: (await w.standing()).id })),
  // favourites and lists
  favoriteProducts: row(signedIn),
  favoriteProduct: row(signedIn, (w) => ({ productId: w.product })),
  unFavoriteProduct: row(signedIn, (w) => ({ productId: w.product })),
  namedCarts: row(signedIn),
  cartReceivers: row(signedIn),
  // A copy of the manager's shared cart: everybody who sees it may keep, hand over and order it.
  saveCart: row(company, async (w) => ({
    input: { key: randomUUID(), name: randomUUID(), isShared: false, listId: await w.list(null, 'Cart') },
  })),
  handOverCart: row('U N ok N N N ok U', async (w) => ({
    input: { key: randomUUID(), receiverId: String(w.managerId), listId: await w.list(null, 'Cart') },
  })),
  addNamedCartToCart: row(company, async (w) => ({
    key: randomUUID(),
    listId: await w.list(null, 'Cart'),
  })),
  productLists: row(signedIn),
  productList: row(company, async (w) => ({ listId: await w.list() })),
  createProductList: row(signedIn, () => ({ input: { name: randomUUID(), isShared: true } })),
  updateProductList: row(maker, async (w) => ({
    listId: await w.list(),
    input: { name: randomUUID(), isShared: true },
  })),
  deleteProductList: row(maker, async (w) => ({ listId: await w.list() })),
  restoreProductList: row(maker, async (w) => ({ listId: await w.list(new Date()) })),
  setProductListLine: row(company, async (w) => ({
    listId: await w.list(),
    productId: w.product,
    quantity: 2,
  })),
  removeProductListLine: row(company, async (w) => ({ listId: await w.list(), productId: w.product })),
  moveProductListLine: row(company, async (w) => ({
    listId: await w.list(),
    productId: w.product,
    toListId: await w.list(),
  })),
  ...documentOperations,
  // registration, password, newsletter, settings
  preflightRegistration: everyone('ok', () => ({ ssn: '0209804299' })),
  registerCustomer: everyone('U', () => ({
    input: {
      idToken: 'x',
      ssn: '0209804299',
      name: 'Prófun',
      phone: '5550123',
      allowMarketing: false,
      acceptTerms: true,
      ...address,
    },
  })),
  confirmEmail: everyone('F', () => ({ code: 'ekki-til' })),
  resendConfirmation: row(signedIn),
  forgotPassword: everyone('ok', () => ({ email: 'enginn@x.test' })),
  requestSignInLink: everyone('ok', () => ({ email: 'enginn@x.test' })),
  passwordWasReset: everyone('ok', () => ({ email: 'enginn@x.test' })),
  trackNewsletterSignup: everyone('ok', () => ({ email: 'enginn@x.test' })),
  confirmNewsletterSignup: everyone('N', () => ({ token: 'ekki-til' })),
  leaveNewsletter: everyone('N', () => ({ token: 'ekki-til' })),
  accountSettings: row(signedIn),
  ownMailState: row(signedIn),
  resumeMail: row(signedIn),
  endSession: row('U N N N N N N U', () => ({ sessionId: '999999' })),
  endOtherSessions: row(signedIn),
  setMarketingConsent: row(signedIn, () => ({ allow: false })),
};
