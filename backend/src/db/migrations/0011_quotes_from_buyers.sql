-- Quotes that buyers ask for, and what both sides say on them. NOT VALID and VALIDATE are by hand, so that no lock reads the table.
CREATE TABLE "quote_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" integer,
	"is_from_shop" boolean NOT NULL,
	"key" text,
	"text" text NOT NULL,
	"content" jsonb,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_entries_key" UNIQUE("author_id","key"),
	CONSTRAINT "quote_entries_kind" CHECK ("quote_entries"."kind" IN ('Request', 'Counter', 'Offer', 'Message')),
	CONSTRAINT "quote_entries_text" CHECK (char_length("quote_entries"."text") <= 2000),
	CONSTRAINT "quote_entries_content" CHECK (("quote_entries"."kind" = 'Message') = ("quote_entries"."content" IS NULL) AND ("quote_entries"."kind" <> 'Message' OR "quote_entries"."text" <> '')),
	CONSTRAINT "quote_entries_keyed" CHECK (("quote_entries"."kind" = 'Offer') = ("quote_entries"."key" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_status";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_sent";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "agent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_entries" ADD CONSTRAINT "quote_entries_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_entries" ADD CONSTRAINT "quote_entries_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_entries_quote" ON "quote_entries" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quotes_requested" ON "quotes" USING btree ("requested_at","id") WHERE status = 'Requested';--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agent" CHECK ("quotes"."status" = 'Requested' OR "quotes"."agent_id" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_requested_at" CHECK ("quotes"."status" <> 'Requested' OR "quotes"."requested_at" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status" CHECK ("quotes"."status" IN ('Requested', 'Draft', 'Sent', 'Accepted')) NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent" CHECK (("quotes"."status" IN ('Requested', 'Draft')) = ("quotes"."sent_at" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_agent";--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_requested_at";--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_status";--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_sent";