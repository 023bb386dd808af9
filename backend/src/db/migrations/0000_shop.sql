CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"bill_to_id" integer,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_limit" integer NOT NULL,
	"total" integer NOT NULL,
	"asked" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"changed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	"reason" text,
	"order_id" integer,
	CONSTRAINT "order_requests_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "order_requests_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "order_requests_status" CHECK ("order_requests"."status" IN ('Waiting', 'Approved', 'Declined', 'Withdrawn')),
	CONSTRAINT "order_requests_decided" CHECK (("order_requests"."status" = 'Waiting') = ("order_requests"."decided_at" IS NULL)),
	CONSTRAINT "order_requests_order" CHECK (("order_requests"."status" = 'Approved') = ("order_requests"."order_id" IS NOT NULL))
);
--> statement-breakpoint
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
CREATE TABLE "cart_additions" (
	"cart_id" integer NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_additions_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_unit_price" integer,
	CONSTRAINT "cart_items_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cookie_hash" text,
	"customer_id" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_key_unique" UNIQUE("key"),
	CONSTRAINT "carts_cookie_hash_unique" UNIQUE("cookie_hash"),
	CONSTRAINT "carts_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "carts_owner" CHECK (num_nonnulls("carts"."cookie_hash", "carts"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "checkout_options" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"description" text,
	"placeholder" text,
	"default_value" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"delivery_method_ids" text[]
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" integer PRIMARY KEY NOT NULL,
	"email" text,
	"name" text,
	"ssn" text,
	"company_ssn" text,
	"phone" text,
	"allow_marketing" boolean DEFAULT false NOT NULL,
	"delivery_method_id" text,
	"address" jsonb,
	"pickup_point_id" text,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"idempotency_key" text,
	"attempt_cart_version" integer,
	CONSTRAINT "checkouts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "delivery_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"amount" integer NOT NULL,
	"free_from" integer,
	"requires_address" boolean NOT NULL,
	"cut_off" integer,
	"handling_minutes" integer DEFAULT 120 NOT NULL,
	"transit_days" integer,
	"pickup_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_methods_amount" CHECK ("delivery_methods"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "saved_items_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "saved_items_quantity" CHECK ("saved_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"website" text,
	"description" text,
	"theme" text,
	"logo" jsonb,
	"cover" jsonb,
	"mobile_cover" jsonb,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"parent_id" integer,
	"path" integer[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"description" text,
	"link_color" text,
	"icon" text,
	"image" jsonb,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_groups_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"ean" text,
	"old_codes" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"slug" text,
	"description" text,
	"brand_id" integer,
	"group_id" integer,
	"list_price" integer NOT NULL,
	"tax_percentage" numeric(5, 2) NOT NULL,
	"discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"price" integer GENERATED ALWAYS AS (round(list_price * (100 - discount) / 100)::integer) STORED NOT NULL,
	"sales_code" text NOT NULL,
	"stock_on_hand" integer DEFAULT 0 NOT NULL,
	"stock_reserved" integer DEFAULT 0 NOT NULL,
	"unit_of_measure" integer DEFAULT 1 NOT NULL,
	"package_size" text,
	"delivery_time" text,
	"withdrawal_exemption" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_special_order" boolean DEFAULT false NOT NULL,
	"is_trending" boolean DEFAULT false NOT NULL,
	"visible_by_guest" boolean DEFAULT true NOT NULL,
	"price_visible_by_guest" boolean DEFAULT true NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"taken_out_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_stock" CHECK ("products"."stock_on_hand" >= 0 AND "products"."stock_reserved" >= 0 AND ("products"."is_special_order" OR "products"."stock_reserved" <= "products"."stock_on_hand")),
	CONSTRAINT "products_price" CHECK ("products"."list_price" >= 0 AND "products"."discount" BETWEEN 0 AND 100 AND "products"."tax_percentage" BETWEEN 0 AND 100),
	CONSTRAINT "products_withdrawal_exemption" CHECK ("products"."withdrawal_exemption" IN ('MadeToOrder', 'Perishable', 'SealedHygiene')),
	CONSTRAINT "products_unit" CHECK ("products"."unit_of_measure" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shelf_products" (
	"shelf" integer NOT NULL,
	"product_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"price" integer NOT NULL,
	"guest_price" integer,
	"visible_by_guest" boolean NOT NULL,
	"brand_id" integer,
	"discounted" boolean DEFAULT false NOT NULL,
	"is_special_order" boolean DEFAULT false NOT NULL,
	"is_trending" boolean DEFAULT false NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"in_stock" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shelf_products_product_id_shelf_pk" PRIMARY KEY("product_id","shelf")
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"shelf" integer PRIMARY KEY NOT NULL,
	"product_count" integer NOT NULL,
	"guest_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"sections" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"image" jsonb
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"closes_at" integer
);
--> statement-breakpoint
CREATE TABLE "navigation_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"external" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"weekday" integer PRIMARY KEY NOT NULL,
	"opens_at" integer NOT NULL,
	"closes_at" integer NOT NULL,
	CONSTRAINT "opening_hours_weekday" CHECK ("opening_hours"."weekday" BETWEEN 0 AND 6),
	CONSTRAINT "opening_hours_order" CHECK ("opening_hours"."opens_at" < "opening_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "website_info" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"ssn" text NOT NULL,
	"vat_number" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"email" text,
	"copyright" text NOT NULL,
	CONSTRAINT "website_info_single" CHECK ("website_info"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "bill_to_customers" (
	"customer_id" integer NOT NULL,
	"bill_to_id" integer NOT NULL,
	CONSTRAINT "bill_to_customers_customer_id_bill_to_id_pk" PRIMARY KEY("customer_id","bill_to_id")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"customer_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"role" text DEFAULT 'Employee' NOT NULL,
	"order_limit" integer,
	CONSTRAINT "company_members_customer_id_company_id_pk" PRIMARY KEY("customer_id","company_id"),
	CONSTRAINT "company_members_limit" CHECK ("company_members"."order_limit" >= 0),
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" IN ('Owner', 'Manager', 'Admin', 'Employee', 'Influencer', 'Undetermined'))
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"city" text NOT NULL,
	"state" text,
	"country" text DEFAULT 'IS' NOT NULL,
	"postal_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_discounts" (
	"customer_id" integer NOT NULL,
	"code" text NOT NULL,
	"sales_code" text NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	CONSTRAINT "customer_discounts_customer_id_sales_code_pk" PRIMARY KEY("customer_id","sales_code"),
	CONSTRAINT "customer_discounts_percent" CHECK ("customer_discounts"."discount_percentage" > 0 AND "customer_discounts"."discount_percentage" <= 100)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ssn" text NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(translate(lower(name), 'ÁÉÍÓÚÝÐÞÆÖáéíóúýðöøåäü', 'aeiouydþæoaeiouydooaau'), 'þ', 'th'), 'æ', 'ae') || ' ' || ssn) STORED NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"is_company" boolean NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_owner_unproven" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"allow_marketing" boolean DEFAULT false NOT NULL,
	"credit_limit" integer,
	"balance_due" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_ssn_unique" UNIQUE("ssn"),
	CONSTRAINT "customers_ssn_digits" CHECK ("customers"."ssn" ~ '^[0-9]{10}$'),
	CONSTRAINT "customers_balance" CHECK ("customers"."balance_due" <= coalesce("customers"."credit_limit", 0))
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"identity_uid" text NOT NULL,
	"customer_id" integer NOT NULL,
	"actor_name" text,
	CONSTRAINT "logins_identity_uid_customer_id_pk" PRIMARY KEY("identity_uid","customer_id")
);
--> statement-breakpoint
CREATE TABLE "electronic_logins" (
	"national_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"actor_name" text,
	CONSTRAINT "electronic_logins_national_id_customer_id_pk" PRIMARY KEY("national_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "electronic_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction" text NOT NULL,
	"way" text NOT NULL,
	"polls" integer DEFAULT 0 NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"national_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"invited" text NOT NULL,
	"role" text NOT NULL,
	"order_limit" integer,
	"actor_id" integer NOT NULL,
	"code_hash" text,
	"mailed_to" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by_id" integer,
	CONSTRAINT "employee_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "employee_invitations_role" CHECK ("employee_invitations"."role" IN ('Owner', 'Manager', 'Admin', 'Employee', 'Influencer', 'Undetermined')),
	CONSTRAINT "employee_invitations_limit" CHECK ("employee_invitations"."order_limit" >= 0),
	CONSTRAINT "employee_invitations_accepted" CHECK (("employee_invitations"."accepted_at" IS NULL) = ("employee_invitations"."accepted_by_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "favorite_products" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_products_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"product_id" integer,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	"price_without_tax" integer NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"vat" numeric(5, 2) NOT NULL,
	"credited" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_items_credited" CHECK ("invoice_items"."credited" >= 0 AND "invoice_items"."credited" <= greatest("invoice_items"."quantity", 0)),
	CONSTRAINT "invoice_items_amounts" CHECK ("invoice_items"."price" = "invoice_items"."unit_price" * "invoice_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "invoice_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"payment_type" text NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer NOT NULL,
	"bill_to_id" integer,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"due_date" date,
	"buyer_name" text NOT NULL,
	"buyer_ssn" text NOT NULL,
	"buyer_address" text,
	"seller" jsonb NOT NULL,
	"price" integer NOT NULL,
	"price_without_tax" integer NOT NULL,
	"tax" integer NOT NULL,
	"vat_lines" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"credits_invoice_id" integer,
	"credit_key" text,
	"credited" integer DEFAULT 0 NOT NULL,
	"data_provider" text DEFAULT 'vorulind' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_credit_key_unique" UNIQUE("credit_key"),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited" >= 0 AND "invoices"."credited" <= greatest("invoices"."price", 0)),
	CONSTRAINT "invoices_credit_note" CHECK ("invoices"."is_credit" = ("invoices"."credits_invoice_id" IS NOT NULL) AND "invoices"."is_credit" = ("invoices"."credit_key" IS NOT NULL)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."price_without_tax" + "invoices"."tax" = "invoices"."price")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "newsletter_signups" (
	"email" text PRIMARY KEY NOT NULL,
	"consent_text" text NOT NULL,
	"asked_from" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirm_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"leave_token" text NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_signups_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_signups_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"cart_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"placed_by" integer,
	"input_hash" text NOT NULL,
	"state" text DEFAULT 'Started' NOT NULL,
	"answer" jsonb,
	"draft" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "checkout_attempts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "checkout_attempts_state" CHECK ("checkout_attempts"."state" IN ('Started', 'Reserved', 'Paying', 'Completed', 'Requested', 'Failed')),
	CONSTRAINT "checkout_attempts_draft" CHECK (("checkout_attempts"."state" = 'Paying') = ("checkout_attempts"."draft" IS NOT NULL)),
	CONSTRAINT "checkout_attempts_answer" CHECK (("checkout_attempts"."state" IN ('Completed', 'Requested', 'Failed')) = ("checkout_attempts"."answer" IS NOT NULL AND "checkout_attempts"."finished_at" IS NOT NULL))
);
--> statement-breakpoint
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
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	"price_without_tax" integer NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"vat" numeric(5, 2) NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"withdrawal_exemption" text,
	CONSTRAINT "order_items_withdrawn" CHECK ("order_items"."withdrawn" BETWEEN 0 AND "order_items"."quantity"),
	CONSTRAINT "order_items_amounts" CHECK ("order_items"."quantity" > 0 AND "order_items"."price" = "order_items"."unit_price" * "order_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"bill_to_id" integer,
	"status" text DEFAULT 'Pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total" integer NOT NULL,
	"total_without_tax" integer NOT NULL,
	"total_tax_amount" integer NOT NULL,
	"payment_type" text NOT NULL,
	"delivery_method_id" text NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_amount" integer NOT NULL,
	"address" jsonb,
	"delivery_promise" text,
	"receiver_name" text NOT NULL,
	"receiver_ssn" text,
	"receiver_company_ssn" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"options" jsonb NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" IN ('Pending', 'Shipping', 'Fulfilled', 'Archived', 'Deleted')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_without_tax" + "orders"."total_tax_amount" = "orders"."total" AND "orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"attempt_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_reservations_attempt_id_product_id_pk" PRIMARY KEY("attempt_id","product_id"),
	CONSTRAINT "stock_reservations_quantity" CHECK ("stock_reservations"."quantity" > 0)
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
CREATE TABLE "card_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'Authorising' NOT NULL,
	"acquirer_id" text,
	"challenge_url" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"check_at" timestamp with time zone,
	CONSTRAINT "card_payments_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "card_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "card_payments_amount" CHECK ("card_payments"."amount" > 0),
	CONSTRAINT "card_payments_state" CHECK ("card_payments"."state" IN ('Authorising', 'Challenge', 'Authorised', 'Captured', 'Declined', 'Voiding', 'Voided', 'Refunded'))
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
CREATE TABLE "customer_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_cards_card" UNIQUE("customer_id","brand","last4","expiry_month","expiry_year"),
	CONSTRAINT "customer_cards_last4" CHECK ("customer_cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "cart_promos" (
	"cart_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_percent" CHECK ("promo_codes"."discount_percentage" > 0 AND "promo_codes"."discount_percentage" <= 100),
	CONSTRAINT "promo_codes_used" CHECK ("promo_codes"."used" >= 0 AND "promo_codes"."used" <= coalesce("promo_codes"."max_uses", "promo_codes"."used"))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL,
	"customer_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_purchases" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "last_purchases_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
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
CREATE TABLE "email_confirmations" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "search_forms" (
	"form" text COLLATE "C" NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"synonym" boolean NOT NULL,
	"adjective" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_forms_form_term_pk" PRIMARY KEY("form","term")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sku" text COLLATE "C" NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_told" (
	"index" text PRIMARY KEY NOT NULL,
	"up_to" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"bill_to_id" integer,
	"action" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"previous_until" timestamp with time zone,
	"actor_id" integer NOT NULL,
	"actor_name" text,
	"identity_uid" text,
	"identity_auth_at" timestamp with time zone,
	"identity_checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"customer_id" integer NOT NULL,
	"bill_to_id" integer,
	"context_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_previous_token_hash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_decided_by_id_customers_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_customers" ADD CONSTRAINT "campaign_customers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_customers" ADD CONSTRAINT "campaign_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_delivery_method_id_delivery_methods_id_fk" FOREIGN KEY ("delivery_method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD CONSTRAINT "shelf_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_to_customers" ADD CONSTRAINT "bill_to_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_to_customers" ADD CONSTRAINT "bill_to_customers_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_discounts" ADD CONSTRAINT "customer_discounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronic_logins" ADD CONSTRAINT "electronic_logins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_accepted_by_id_customers_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_products" ADD CONSTRAINT "favorite_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_products" ADD CONSTRAINT "favorite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_transactions" ADD CONSTRAINT "invoice_transactions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("credits_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD CONSTRAINT "product_list_lines_list_id_product_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."product_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD CONSTRAINT "product_list_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promos" ADD CONSTRAINT "cart_promos_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promos" ADD CONSTRAINT "cart_promos_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_purchases" ADD CONSTRAINT "last_purchases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_purchases" ADD CONSTRAINT "last_purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agent_id_customers_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_by_id_customers_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_products" ADD CONSTRAINT "search_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_company" ON "order_requests" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "order_requests_actor" ON "order_requests" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_valid" ON "campaigns" USING btree ("valid_from","valid_until");--> statement-breakpoint
CREATE INDEX "cart_additions_at" ON "cart_additions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "carts_idle" ON "carts" USING btree ("updated_at") WHERE customer_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_name" ON "attribute_values" USING btree ("name","value");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_group" ON "products" USING btree ("group_id","name_sort");--> statement-breakpoint
CREATE INDEX "products_ean" ON "products" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "products_sales_code" ON "products" USING btree ("sales_code","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_code" ON "products" USING btree (translate("sku", 'abcdefghijklmnopqrstuvwxyz -./_', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));--> statement-breakpoint
CREATE INDEX "products_old_codes" ON "products" USING gin ("old_codes");--> statement-breakpoint
CREATE INDEX "shelf_popular" ON "shelf_products" USING btree ("shelf","popularity" DESC NULLS FIRST,"product_id","visible_by_guest");--> statement-breakpoint
CREATE INDEX "shelf_new" ON "shelf_products" USING btree ("shelf","is_new","product_id","visible_by_guest");--> statement-breakpoint
CREATE INDEX "shelf_name" ON "shelf_products" USING btree ("shelf","name_sort","product_id","visible_by_guest");--> statement-breakpoint
CREATE INDEX "shelf_price" ON "shelf_products" USING btree ("shelf","price","product_id");--> statement-breakpoint
CREATE INDEX "shelf_guest_price" ON "shelf_products" USING btree ("shelf","guest_price","product_id","visible_by_guest");--> statement-breakpoint
CREATE INDEX "shelf_guest_price_down" ON "shelf_products" USING btree ("shelf","guest_price" DESC NULLS LAST,"product_id","visible_by_guest");--> statement-breakpoint
CREATE INDEX "bill_to_customers_payer" ON "bill_to_customers" USING btree ("bill_to_id");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_main" ON "customer_addresses" USING btree ("customer_id") WHERE is_main;--> statement-breakpoint
CREATE INDEX "customers_list" ON "customers" USING btree ("name_sort","id","search_text","is_active","is_confirmed");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "electronic_sign_ins_expiry" ON "electronic_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_invitations_waiting" ON "employee_invitations" USING btree ("company_id","invited") WHERE accepted_at IS NULL;--> statement-breakpoint
CREATE INDEX "employee_invitations_accepted_by" ON "employee_invitations" USING btree ("accepted_by_id");--> statement-breakpoint
CREATE INDEX "favorite_products_newest" ON "favorite_products" USING btree ("customer_id","added_at","product_id");--> statement-breakpoint
CREATE INDEX "invoice_items_invoice" ON "invoice_items" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_transactions_invoice" ON "invoice_transactions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_bill_to" ON "invoices" USING btree ("bill_to_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at");--> statement-breakpoint
CREATE INDEX "product_lists_customer" ON "product_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_lists_deleted" ON "product_lists" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_attempts_cart" ON "checkout_attempts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "checkout_attempts_open" ON "checkout_attempts" USING btree ("started_at") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "checkout_attempts_placed" ON "checkout_attempts" USING btree ("placed_by","finished_at") WHERE placed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_bill_to" ON "orders" USING btree ("bill_to_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_payments_due" ON "card_payments" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "card_refunds_payment" ON "card_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "card_refunds_due" ON "card_refunds" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "promo_uses_customer" ON "promo_uses" USING btree ("promo_code_id","customer_id");--> statement-breakpoint
CREATE INDEX "last_purchases_newest" ON "last_purchases" USING btree ("customer_id","bought_at","product_id");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "quotes_due" ON "quotes" USING btree ("valid_until","id") WHERE status = 'Sent';--> statement-breakpoint
CREATE INDEX "search_forms_similar" ON "search_forms" USING gin ("form" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_pending_due" ON "search_pending" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "search_products_terms" ON "search_products" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "audit_log_customer" ON "audit_log" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_acted" ON "audit_log" USING btree ("actor_id","id") WHERE action = 'act-as';--> statement-breakpoint
CREATE INDEX "sessions_actor" ON "sessions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity_uid");--> statement-breakpoint
CREATE INDEX "sessions_identity_checked" ON "sessions" USING btree ("identity_checked_at") WHERE identity_uid IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "shelve_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shelf_products SET in_stock = NEW.stock_on_hand - NEW.stock_reserved >= NEW.unit_of_measure WHERE product_id = NEW.id;
	INSERT INTO search_pending AS s (product_id) VALUES (NEW.id) ON CONFLICT (product_id) DO UPDATE SET version = s.version + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_in_stock" AFTER UPDATE OF stock_on_hand, stock_reserved, unit_of_measure ON "products" FOR EACH ROW
	WHEN ((OLD.stock_on_hand - OLD.stock_reserved >= OLD.unit_of_measure) IS DISTINCT FROM (NEW.stock_on_hand - NEW.stock_reserved >= NEW.unit_of_measure))
	EXECUTE FUNCTION "shelve_stock"();
