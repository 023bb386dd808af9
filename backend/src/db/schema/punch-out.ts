import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  punchOutOperations,
  systemKinds,
  type PunchOutOperation,
  type SystemKind,
} from '../../../../lib/rules/orders/purchasing-system.ts';
import { instant, oneOf } from './columns.ts';
import { systemAccess } from './system-access.ts';

/** Who somebody is on a network of purchasing systems, e.g. `DUNS` and a number. */
export interface NetworkIdentity {
  domain: string;
  identity: string;
}
/** Whom the messages of a cXML system are from, to and sent by. */
export interface NetworkIdentities {
  from: NetworkIdentity;
  to: NetworkIdentity;
  sender: NetworkIdentity;
}

/** A company's purchasing system that opens the shop and takes carts home. */
export const purchasingSystems = pgTable(
  'purchasing_systems',
  {
    ...systemAccess(),
    kind: text().$type<SystemKind>().notNull(),
    /** OCI only: stands in the call beside the password. */
    username: text().unique(),
    /** cXML only. */
    identities: jsonb().$type<NetworkIdentities>(),
    /** Hosts that carts may be sent to, with ports. */
    hosts: text().array().notNull(),
    /** cXML only: how its orders are delivered; null where it sends none. */
    deliveryMethodId: text('delivery_method_id'),
  },
  (table) => [
    index('purchasing_systems_customer').on(table.customerId),
    index('purchasing_systems_maker').on(table.makerId),
    index('purchasing_systems_bill_to').on(table.billToId),
    check('purchasing_systems_kind', oneOf(table.kind, systemKinds)),
  ],
);

/** A cart as it was sent to a purchasing system: the form's fields in their order, and where they go. */
export interface SentCart {
  address: string;
  /** Name of the window that the form is sent to, where the system asked for one. */
  target: string | null;
  fields: [name: string, value: string][];
}

/** One visit that a purchasing system opened, with a cart of its own. */
export const punchOuts = pgTable(
  'punch_outs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    systemId: integer('system_id')
      .notNull()
      .references(() => purchasingSystems.id, { onDelete: 'cascade' }),
    operation: text().$type<PunchOutOperation>().notNull().default('create'),
    /** Where the cart is sent to; its host is one of the system's. */
    returnAddress: text('return_address').notNull(),
    target: text(),
    /** What the system wants back with the cart, by name. */
    echo: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Path of the shop that the visit begins at. */
    startPath: text('start_path').notNull(),
    /** cXML only: SHA-256 of the address that opens the visit once, hex; null when it is used. */
    startHash: text('start_hash').unique(),
    startUntil: timestamp('start_until', instant),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    /** What was sent, replayed where its answer was lost. */
    sent: jsonb().$type<SentCart>(),
    sentAt: timestamp('sent_at', instant),
  },
  (table) => [
    index('punch_outs_system').on(table.systemId),
    index('punch_outs_age').on(table.createdAt),
    check('punch_outs_operation', oneOf(table.operation, punchOutOperations)),
  ],
);
