CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_items" (
	"withdrawal_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_items_withdrawal_id_order_item_id_pk" PRIMARY KEY("withdrawal_id","order_item_id"),
	CONSTRAINT "withdrawal_items_quantity" CHECK ("withdrawal_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"state" text DEFAULT 'Requested' NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" IN ('Requested', 'Received', 'Declined')),
	CONSTRAINT "withdrawals_decided" CHECK (("withdrawals"."state" = 'Requested') = ("withdrawals"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'Refunding' NOT NULL,
	"check_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "card_refunds_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "card_refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "card_refunds_amount" CHECK ("card_refunds"."amount" > 0),
	CONSTRAINT "card_refunds_state" CHECK ("card_refunds"."state" IN ('Refunding', 'Refunded', 'Refused')),
	CONSTRAINT "card_refunds_open" CHECK (("card_refunds"."state" = 'Refunding') = ("card_refunds"."check_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits_invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_key" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_refunds_payment" ON "card_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "card_refunds_due" ON "card_refunds" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("credits_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_invoice_id");--> statement-breakpoint
CREATE INDEX "orders_bill_to" ON "orders" USING btree ("bill_to_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_key_unique" UNIQUE("credit_key");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_credited" CHECK ("invoice_items"."credited" >= 0 AND "invoice_items"."credited" <= greatest("invoice_items"."quantity", 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" CHECK ("invoices"."credited" >= 0 AND "invoices"."credited" <= greatest("invoices"."price", 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note" CHECK ("invoices"."is_credit" = ("invoices"."credits_invoice_id" IS NOT NULL) AND "invoices"."is_credit" = ("invoices"."credit_key" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_withdrawn" CHECK ("order_items"."withdrawn" BETWEEN 0 AND "order_items"."quantity");--> statement-breakpoint
UPDATE "invoices" i SET "search_text" = left(translate(replace(replace(lower(' ' || i.number
  || coalesce(' p' || lpad(i.order_id::text, 6, '0'), '')
  || coalesce((SELECT ' ' || string_agg(o ->> 'value', ' ') FROM jsonb_array_elements(i.options) o), '')
  || coalesce((SELECT ' ' || string_agg(l.sku || ' ' || l.name, ' ' ORDER BY l.id) FROM "invoice_items" l WHERE l.invoice_id = i.id), '')
  || ' '), 'þ', 'th'), 'æ', 'ae'), 'áéíóúýöðø', 'aeiouyodo'), 4000);--> statement-breakpoint
UPDATE "orders" o SET "search_text" = left(translate(replace(replace(lower(' p' || lpad(o.id::text, 6, '0') || ' ' || o.receiver_name
  || coalesce((SELECT ' ' || string_agg(v ->> 'value', ' ') FROM jsonb_array_elements(o.options) v), '')
  || coalesce((SELECT ' ' || string_agg(l.sku || ' ' || l.name, ' ' ORDER BY l.id) FROM "order_items" l WHERE l.order_id = o.id), '')
  || ' '), 'þ', 'th'), 'æ', 'ae'), 'áéíóúýöðø', 'aeiouyodo'), 4000);
