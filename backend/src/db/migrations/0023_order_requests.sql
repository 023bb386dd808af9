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
ALTER TABLE "checkout_attempts" DROP CONSTRAINT "checkout_attempts_state";--> statement-breakpoint
ALTER TABLE "checkout_attempts" DROP CONSTRAINT "checkout_attempts_answer";--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_bill_to_id_customers_id_fk" FOREIGN KEY ("bill_to_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_decided_by_id_customers_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_company" ON "order_requests" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "order_requests_actor" ON "order_requests" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_state" CHECK ("checkout_attempts"."state" IN ('Started', 'Reserved', 'Paying', 'Completed', 'Requested', 'Failed'));--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_answer" CHECK (("checkout_attempts"."state" IN ('Completed', 'Requested', 'Failed')) = ("checkout_attempts"."answer" IS NOT NULL AND "checkout_attempts"."finished_at" IS NOT NULL));