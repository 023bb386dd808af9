CREATE TABLE "quote_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	"price_without_tax" integer NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"vat" numeric(5, 2) NOT NULL,
	"list_price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	CONSTRAINT "quote_items_product" UNIQUE("quote_id","product_id"),
	CONSTRAINT "quote_items_amounts" CHECK ("quote_items"."quantity" > 0 AND "quote_items"."unit_price" >= 0 AND "quote_items"."price" = "quote_items"."unit_price" * "quote_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by_id" integer,
	"order_id" integer,
	"delivery_method_id" text NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_amount" integer NOT NULL,
	"address" jsonb,
	"total" integer NOT NULL,
	"total_without_tax" integer NOT NULL,
	"total_tax_amount" integer NOT NULL,
	"discount_amount" integer NOT NULL,
	"vat_lines" jsonb NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" IN ('Draft', 'Sent', 'Accepted')),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."status" = 'Draft') = ("quotes"."sent_at" IS NULL)),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."status" = 'Accepted') = ("quotes"."order_id" IS NOT NULL AND "quotes"."accepted_at" IS NOT NULL AND "quotes"."accepted_by_id" IS NOT NULL)),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_without_tax" + "quotes"."total_tax_amount" = "quotes"."total" AND "quotes"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agent_id_customers_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_by_id_customers_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "quotes_due" ON "quotes" USING btree ("valid_until","id") WHERE status = 'Sent';