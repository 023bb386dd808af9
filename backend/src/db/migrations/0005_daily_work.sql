-- Who put a line into a cart, and when.
ALTER TABLE "cart_items" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_added_by_id_customers_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_items" VALIDATE CONSTRAINT "cart_items_added_by_id_customers_id_fk";--> statement-breakpoint
CREATE INDEX "cart_items_added_by" ON "cart_items" USING btree ("added_by_id");
--> statement-breakpoint
-- Agents' notes about customers, and the calls they mean to make.
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"author_id" integer,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "customer_notes_key" UNIQUE("author_id","key"),
	CONSTRAINT "customer_notes_text" CHECK (char_length("customer_notes"."text") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE TABLE "next_calls" (
	"agent_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "next_calls_agent_id_customer_id_pk" PRIMARY KEY("agent_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_calls" ADD CONSTRAINT "next_calls_agent_id_customers_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_calls" ADD CONSTRAINT "next_calls_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "next_calls_due" ON "next_calls" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "next_calls_customer" ON "next_calls" USING btree ("customer_id");
--> statement-breakpoint
-- Sessions that were opened with more than a password.
ALTER TABLE "sessions" ADD COLUMN "is_strong" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- When each periodic task is due; an index that large shops make beforehand.
CREATE TABLE "schedules" (
	"task" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawal_items_item" ON "withdrawal_items" USING btree ("order_item_id");
--> statement-breakpoint
-- Products whose facets a change made stale.
CREATE TABLE "stale_products" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stale_products" ADD CONSTRAINT "stale_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Search: what was searched for, pins, synonyms and wordings.
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_counts_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "search_pins" (
	"text" text PRIMARY KEY NOT NULL,
	"search" text NOT NULL,
	"skus" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"position" integer PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_wording" (
	"id" integer PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL
);
--> statement-breakpoint
-- Addresses that refuse mail, and that asked for no more.
CREATE TABLE "mail_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"block" text,
	"reason" text DEFAULT '' NOT NULL,
	"blocked_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "mail_addresses_block" CHECK ("mail_addresses"."block" IN ('Bounced', 'Complained')),
	CONSTRAINT "mail_addresses_blocked_at" CHECK (("mail_addresses"."block" IS NULL) = ("mail_addresses"."blocked_at" IS NULL))
);
--> statement-breakpoint
-- How often a customer buys a product.
CREATE TABLE "purchase_rhythms" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"usual_days" integer NOT NULL,
	"usual_quantity" integer NOT NULL,
	"last_bought_on" date NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "purchase_rhythms_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id"),
	CONSTRAINT "purchase_rhythms_usual" CHECK ("purchase_rhythms"."usual_days" > 0 AND "purchase_rhythms"."usual_quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "purchase_rhythms" ADD CONSTRAINT "purchase_rhythms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_rhythms" ADD CONSTRAINT "purchase_rhythms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_rhythms_due" ON "purchase_rhythms" USING btree ("due_on","customer_id");
--> statement-breakpoint
-- Invoices that are paid in the shop.
CREATE TABLE "invoice_payment_lines" (
	"payment_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"by_credit" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_payment_lines_payment_id_invoice_id_pk" PRIMARY KEY("payment_id","invoice_id"),
	CONSTRAINT "invoice_payment_lines_amount" CHECK (CASE WHEN "invoice_payment_lines"."amount" > 0 THEN "invoice_payment_lines"."by_credit" BETWEEN 0 AND "invoice_payment_lines"."amount"
        ELSE "invoice_payment_lines"."amount" < 0 AND "invoice_payment_lines"."by_credit" = "invoice_payment_lines"."amount" END)
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer,
	"customer_id" integer NOT NULL,
	"actor_id" integer,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_payments_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "invoice_payments_method" CHECK ("invoice_payments"."method" IN ('Card', 'Bank', 'Credit')),
	CONSTRAINT "invoice_payments_amount" CHECK (("invoice_payments"."method" = 'Credit') = ("invoice_payments"."amount" = 0) AND "invoice_payments"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_attempts" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "website_info" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "website_info" ADD COLUMN "has_bank_claims" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website_info" ADD COLUMN "allows_partial_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paying" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD COLUMN "kind" text DEFAULT 'Order' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payment_lines" ADD CONSTRAINT "invoice_payment_lines_payment_id_invoice_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."invoice_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment_lines" ADD CONSTRAINT "invoice_payment_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payment_lines_invoice" ON "invoice_payment_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_customer" ON "invoice_payments" USING btree ("customer_id","paid_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_open" ON "invoices" USING btree (coalesce(bill_to_id, customer_id)) WHERE paid_at IS NULL AND NOT is_credit;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_surplus" ON "invoices" USING btree (coalesce(bill_to_id, customer_id)) WHERE paid > 0 AND paid + credited > price;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_kind" CHECK ("checkout_attempts"."kind" IN ('Order', 'Invoices')) NOT VALID;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_cart" CHECK (("checkout_attempts"."kind" = 'Order') = ("checkout_attempts"."cart_id" IS NOT NULL)) NOT VALID;--> statement-breakpoint
-- What was paid before it was credited is credit that counts against other invoices from now on.
INSERT INTO "invoice_payments" ("id", "customer_id", "method", "amount", "paid_at") OVERRIDING SYSTEM VALUE
SELECT row_number() OVER (ORDER BY i.id), coalesce(i.bill_to_id, i.customer_id), 'Bank', p.amount, i.paid_at
FROM invoices i CROSS JOIN LATERAL (
  SELECT i.price + coalesce((SELECT sum(c.price) FROM invoices c WHERE c.credits_invoice_id = i.id AND c.issued_at < i.paid_at), 0) AS amount) p
WHERE i.credited > 0 AND i.paid_at IS NOT NULL AND p.amount > 0
  AND EXISTS (SELECT FROM invoice_transactions t WHERE t.invoice_id = i.id AND t.payment_type = 'Account');--> statement-breakpoint
INSERT INTO "invoice_payment_lines" ("payment_id", "invoice_id", "amount")
SELECT row_number() OVER (ORDER BY i.id), i.id, p.amount
FROM invoices i CROSS JOIN LATERAL (
  SELECT i.price + coalesce((SELECT sum(c.price) FROM invoices c WHERE c.credits_invoice_id = i.id AND c.issued_at < i.paid_at), 0) AS amount) p
WHERE i.credited > 0 AND i.paid_at IS NOT NULL AND p.amount > 0
  AND EXISTS (SELECT FROM invoice_transactions t WHERE t.invoice_id = i.id AND t.payment_type = 'Account');--> statement-breakpoint
UPDATE invoices i SET paid = l.amount FROM invoice_payment_lines l WHERE l.invoice_id = i.id;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('invoice_payments', 'id'), coalesce((SELECT max(id) FROM invoice_payments), 0) + 1, false);
--> statement-breakpoint
-- Standing orders, and alerts about products.
CREATE TABLE "product_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"seen_price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_alerts_once" UNIQUE("person_id","customer_id","product_id","kind"),
	CONSTRAINT "product_alerts_kind_known" CHECK ("product_alerts"."kind" IN ('Stock', 'Price', 'Campaign'))
);
--> statement-breakpoint
CREATE TABLE "standing_order_lines" (
	"standing_order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "standing_order_lines_standing_order_id_product_id_pk" PRIMARY KEY("standing_order_id","product_id"),
	CONSTRAINT "standing_order_lines_quantity" CHECK ("standing_order_lines"."quantity" BETWEEN 1 AND 1000000)
);
--> statement-breakpoint
CREATE TABLE "standing_order_times" (
	"standing_order_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" text DEFAULT 'Planned' NOT NULL,
	"quantities" jsonb,
	"order_id" integer,
	"request_id" integer,
	"reason" text,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "standing_order_times_standing_order_id_date_pk" PRIMARY KEY("standing_order_id","date"),
	CONSTRAINT "standing_order_times_status" CHECK ("standing_order_times"."status" IN ('Planned', 'Skipped', 'Making', 'Ordered', 'Requested', 'Failed')),
	CONSTRAINT "standing_order_times_order" CHECK (("standing_order_times"."status" = 'Ordered') = ("standing_order_times"."order_id" IS NOT NULL)),
	CONSTRAINT "standing_order_times_request" CHECK (("standing_order_times"."status" = 'Requested') = ("standing_order_times"."request_id" IS NOT NULL)),
	CONSTRAINT "standing_order_times_reason" CHECK (("standing_order_times"."status" = 'Failed') = ("standing_order_times"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "standing_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"bill_to_id" integer,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"every_weeks" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"starts_on" date NOT NULL,
	"delivery_method_id" text NOT NULL,
	"address" jsonb,
	"receiver" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"next_on" date,
	"notice_on" date,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standing_orders_key" UNIQUE("customer_id","key"),
	CONSTRAINT "standing_orders_status" CHECK ("standing_orders"."status" IN ('Active', 'Paused', 'Ended')),
	CONSTRAINT "standing_orders_name" CHECK (char_length("standing_orders"."name") BETWEEN 1 AND 120),
	CONSTRAINT "standing_orders_weeks" CHECK ("standing_orders"."every_weeks" BETWEEN 1 AND 12),
	CONSTRAINT "standing_orders_next" CHECK (("standing_orders"."status" = 'Active') = ("standing_orders"."next_on" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_person_id_customers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order_lines" ADD CONSTRAINT "standing_order_lines_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order_lines" ADD CONSTRAINT "standing_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order_times" ADD CONSTRAINT "standing_order_times_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_alerts_customer" ON "product_alerts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_alerts_product" ON "product_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_alerts_kind" ON "product_alerts" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "standing_order_lines_product" ON "standing_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "standing_orders_maker" ON "standing_orders" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "standing_orders_payer" ON "standing_orders" USING btree ("bill_to_id");--> statement-breakpoint
CREATE INDEX "standing_orders_due" ON "standing_orders" USING btree ("next_on") WHERE status = 'Active';--> statement-breakpoint
CREATE INDEX "standing_orders_notice" ON "standing_orders" USING btree ("notice_on") WHERE status = 'Active' AND notice_on IS NOT NULL;
--> statement-breakpoint
-- What a company asks of each of its orders.
CREATE TABLE "order_fields" (
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_required" boolean NOT NULL,
	"format" text,
	"message" text,
	CONSTRAINT "order_fields_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "order_fields_kind" CHECK ("order_fields"."kind" IN ('Reference', 'CostCentre'))
);
--> statement-breakpoint
ALTER TABLE "order_fields" ADD CONSTRAINT "order_fields_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
