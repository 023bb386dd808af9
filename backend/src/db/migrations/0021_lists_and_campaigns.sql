CREATE TABLE "campaign_customers" (
	"campaign_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "campaign_customers_campaign_id_customer_id_pk" PRIMARY KEY("campaign_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"sales_code" text NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"for_everyone" boolean NOT NULL,
	CONSTRAINT "campaigns_code_unique" UNIQUE("code"),
	CONSTRAINT "campaigns_percent" CHECK ("campaigns"."discount_percentage" > 0 AND "campaigns"."discount_percentage" <= 100),
	CONSTRAINT "campaigns_time" CHECK ("campaigns"."valid_until" > "campaigns"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "product_list_lines" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_list_lines_list_id_product_id_pk" PRIMARY KEY("list_id","product_id"),
	CONSTRAINT "product_list_lines_quantity" CHECK ("product_list_lines"."quantity" BETWEEN 1 AND 1000000)
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"maker_id" integer,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_lists_name" CHECK (char_length("product_lists"."name") BETWEEN 1 AND 120)
);
--> statement-breakpoint
ALTER TABLE "campaign_customers" ADD CONSTRAINT "campaign_customers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_customers" ADD CONSTRAINT "campaign_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD CONSTRAINT "product_list_lines_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD CONSTRAINT "product_list_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_valid" ON "campaigns" USING btree ("valid_from","valid_until");--> statement-breakpoint
CREATE INDEX "product_lists_customer" ON "product_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_lists_deleted" ON "product_lists" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sales_code" ON "products" USING btree ("sales_code","popularity" DESC NULLS FIRST,"id");