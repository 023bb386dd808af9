-- By hand: NOT VALID and VALIDATE, so that orders and invoices are not read under a lock, and IF NOT EXISTS of their indexes.
CREATE TABLE "unit_addresses" (
	"unit_id" integer NOT NULL,
	"address_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "unit_addresses_unit_id_address_id_pk" PRIMARY KEY("unit_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "unit_approvers" (
	"unit_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "unit_approvers_unit_id_customer_id_pk" PRIMARY KEY("unit_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "unit_people" (
	"unit_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unit_people_customer_id_company_id_unit_id_pk" PRIMARY KEY("customer_id","company_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"cost_centres" text[] DEFAULT '{}' NOT NULL,
	"receivers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ramp_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ramp_note" text,
	CONSTRAINT "units_name" UNIQUE("company_id","name"),
	CONSTRAINT "units_number" UNIQUE("company_id","number"),
	CONSTRAINT "units_company" UNIQUE("id","company_id"),
	CONSTRAINT "units_names" CHECK (char_length("units"."name") BETWEEN 1 AND 60 AND char_length("units"."number") BETWEEN 1 AND 20)
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "unit_steps" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "has_chosen_unit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "unit_addresses" ADD CONSTRAINT "unit_addresses_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_addresses" ADD CONSTRAINT "unit_addresses_address_id_customer_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."customer_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_approvers" ADD CONSTRAINT "unit_approvers_unit_fk" FOREIGN KEY ("unit_id","company_id") REFERENCES "public"."units"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_approvers" ADD CONSTRAINT "unit_approvers_member_fk" FOREIGN KEY ("customer_id","company_id") REFERENCES "public"."company_members"("customer_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_people" ADD CONSTRAINT "unit_people_unit_fk" FOREIGN KEY ("unit_id","company_id") REFERENCES "public"."units"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_people" ADD CONSTRAINT "unit_people_member_fk" FOREIGN KEY ("customer_id","company_id") REFERENCES "public"."company_members"("customer_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_addresses_address" ON "unit_addresses" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "unit_approvers_member" ON "unit_approvers" USING btree ("customer_id","company_id");--> statement-breakpoint
CREATE INDEX "unit_people_unit" ON "unit_people" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_people_default" ON "unit_people" USING btree ("customer_id","company_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_unit_id_units_id_fk";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_unit_id_units_id_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_unit" ON "invoices" USING btree ("unit_id","issued_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_unit" ON "orders" USING btree ("unit_id","created_at","id");