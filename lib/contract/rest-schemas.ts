import { z } from 'zod';

/** Bodies of the backend's REST calls (specification §7.1); both sides import this module. */

/** GET site/info */
export const websiteInfoSchema = z.object({
  name: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  email: z.string().nullable(),
  copyright: z.string(),
  /** National id and VAT number of the seller: law 30/2002 wants them on the site. */
  ssn: z.string(),
  vatNumber: z.string(),
});
export type WebsiteInfo = z.infer<typeof websiteInfoSchema>;

/** POST customer/auth/credentials */
export const credentialsSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  /** One of the ids that a 300 answer listed. */
  selectedCustomer: z.int().positive().optional(),
});

/** POST customer/auth/renewal: a token of a new sign-in to the account that this session is of. */
export const renewalSchema = z.strictObject({ idToken: z.string().min(1).max(8192) });

/** GET customer/auth/methods: the ways in that the identity service offers besides the password. */
export const signInMethodsSchema = z.object({
  google: z.boolean(),
  microsoft: z.boolean(),
  emailLink: z.boolean(),
  phone: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

/** GET customer/auth/common-passwords/{prefix}: how much of a password's SHA-1 digest (hex) the browser tells. */
export const commonPasswordPrefixLength = 3;
/** The rest of the digests that begin so. */
export const commonPasswordsSchema = z.array(z.string());

/** Body of a 300 answer: several customers behind one login. */
export const userOptionsSchema = z.array(
  z.object({ id: z.int(), actorName: z.string().nullable(), name: z.string().nullable() }),
);
export type UserOption = z.infer<typeof userOptionsSchema>[number];

/** POST customer/auth/electronic */
export const electronicStartSchema = z.strictObject({
  /** National id for the app, phone number for the SIM, as people write them. */
  identifier: z.string().min(1).max(60),
  useAppAuthentication: z.boolean(),
});

/** POST customer/auth/electronic/status, /userinfo and /cancel: the answer before, of which only the reference counts. */
export const electronicReferenceSchema = z.object({ reference: z.string().min(1).max(200) });

/** 202 of electronic/status: not answered on the phone yet. */
export const electronicPendingSchema = electronicReferenceSchema.extend({
  /** How often it was asked. */
  retryCount: z.int().min(0),
});

/** 200 of customer/auth/electronic */
export const electronicStartedSchema = electronicPendingSchema.extend({
  /** Öryggistala: four digits that the phone shows as well. */
  verificationCode: z.string().regex(/^\d{4}$/),
});

/** POST customer/auth/electronic/userinfo */
export const electronicUserInfoSchema = electronicReferenceSchema.extend({
  /** One of the ids that a 300 answer listed. */
  selectedCustomer: z.int().positive().optional(),
});

/** GET search/key: what a browser needs to ask the hosted search; the key is the visitor's own. 204 where there is none. */
export const searchKeySchema = z.object({
  appId: z.string(),
  key: z.string(),
  index: z.string(),
  /** Addresses of the service, tried in this order; none: the provider's own hosts. */
  hosts: z.array(z.url()),
  /** Seconds since 1970. */
  validUntil: z.int(),
});
export type SearchKey = z.infer<typeof searchKeySchema>;

/** POST search/outcome: whether a search in the box found anything, and anything of use. */
export const searchOutcomeSchema = z.strictObject({
  text: z.string().trim().min(1).max(200),
  isEmpty: z.boolean(),
  /** A result was opened or put into the cart. */
  isUsed: z.boolean(),
});
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>;

/** Backend error codes of specification §8.3. */
export const backendErrorCodes = [
  'BAD_REQUEST',
  'FAILED_PRECONDITION',
  'INTERNAL',
  'NOT_FOUND',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
  'UNKNOWN',
] as const;
export type BackendErrorCode = (typeof backendErrorCodes)[number];

/** POST /api/revalidate of the storefront, sent by the backend when something changed. */
export const revalidateSchema = z.strictObject({
  tags: z.array(z.string().min(1).max(200)).min(1).max(500),
});
