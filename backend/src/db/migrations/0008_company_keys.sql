CREATE TABLE "company_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"bill_to_id" integer,
	"idempotency_key" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "company_keys_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "company_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_keys_customer" ON "company_keys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "company_keys_maker" ON "company_keys" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "company_keys_bill_to" ON "company_keys" USING btree ("bill_to_id");