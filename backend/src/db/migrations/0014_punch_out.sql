-- Purchasing systems that open the shop. NOT VALID and VALIDATE are by hand, so that no lock reads the table.
CREATE TABLE "punch_outs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punch_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"system_id" integer NOT NULL,
	"operation" text DEFAULT 'create' NOT NULL,
	"return_address" text NOT NULL,
	"target" text,
	"echo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"start_path" text NOT NULL,
	"start_hash" text,
	"start_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "punch_outs_start_hash_unique" UNIQUE("start_hash"),
	CONSTRAINT "punch_outs_operation" CHECK ("punch_outs"."operation" IN ('create', 'edit', 'inspect'))
);
--> statement-breakpoint
CREATE TABLE "purchasing_systems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_systems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"bill_to_id" integer,
	"idempotency_key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"username" text,
	"identities" jsonb,
	"hosts" text[] NOT NULL,
	"delivery_method_id" text,
	"secret_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "purchasing_systems_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "purchasing_systems_username_unique" UNIQUE("username"),
	CONSTRAINT "purchasing_systems_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "purchasing_systems_kind" CHECK ("purchasing_systems"."kind" IN ('OCI', 'CXML'))
);
--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_owner";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "punch_out_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "punch_out_id" integer;--> statement-breakpoint
ALTER TABLE "punch_outs" ADD CONSTRAINT "punch_outs_system_id_purchasing_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."purchasing_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_systems" ADD CONSTRAINT "purchasing_systems_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_systems" ADD CONSTRAINT "purchasing_systems_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_systems" ADD CONSTRAINT "purchasing_systems_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punch_outs_system" ON "punch_outs" USING btree ("system_id");--> statement-breakpoint
CREATE INDEX "punch_outs_age" ON "punch_outs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchasing_systems_customer" ON "purchasing_systems" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "purchasing_systems_maker" ON "purchasing_systems" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "purchasing_systems_bill_to" ON "purchasing_systems" USING btree ("bill_to_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_punch_out_id_punch_outs_id_fk" FOREIGN KEY ("punch_out_id") REFERENCES "public"."punch_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_punch_out_id_punch_outs_id_fk" FOREIGN KEY ("punch_out_id") REFERENCES "public"."punch_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_punch_out" ON "sessions" USING btree ("punch_out_id") WHERE punch_out_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_punch_out_id_unique" UNIQUE("punch_out_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_owner" CHECK (num_nonnulls("carts"."cookie_hash", "carts"."customer_id", "carts"."punch_out_id") = 1 AND ("carts"."customer_id" IS NULL) = ("carts"."person_id" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "carts" VALIDATE CONSTRAINT "carts_owner";
