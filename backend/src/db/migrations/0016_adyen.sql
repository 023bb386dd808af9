CREATE TABLE "adyen_bookings" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"psp_reference" text,
	"state" text DEFAULT 'Sent' NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adyen_bookings_kind" CHECK ("adyen_bookings"."kind" IN ('Capture', 'Refund', 'Cancel', 'Dispute')),
	CONSTRAINT "adyen_bookings_state" CHECK ("adyen_bookings"."state" IN ('Sent', 'Received', 'Done', 'Failed'))
);
--> statement-breakpoint
CREATE TABLE "adyen_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"psp_reference" text,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'Sent' NOT NULL,
	"reason" text,
	"keeps_card" boolean DEFAULT false NOT NULL,
	"kept_card" jsonb,
	"action" jsonb,
	"details" jsonb,
	"is_closed" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adyen_payments_psp_reference_unique" UNIQUE("psp_reference"),
	CONSTRAINT "adyen_payments_state" CHECK ("adyen_payments"."state" IN ('Sent', 'Challenge', 'Authorised', 'Refused'))
);
--> statement-breakpoint
ALTER TABLE "adyen_bookings" ADD CONSTRAINT "adyen_bookings_payment_adyen_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."adyen_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adyen_bookings_payment" ON "adyen_bookings" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "adyen_bookings_psp" ON "adyen_bookings" USING btree ("psp_reference");