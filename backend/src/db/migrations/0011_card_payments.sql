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
ALTER TABLE "checkout_attempts" DROP CONSTRAINT "checkout_attempts_state";--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_payments_due" ON "card_payments" USING btree ("check_at") WHERE check_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_draft" CHECK (("checkout_attempts"."state" = 'Paying') = ("checkout_attempts"."draft" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_state" CHECK ("checkout_attempts"."state" IN ('Started', 'Reserved', 'Paying', 'Completed', 'Failed'));