-- By hand: NOT VALID and VALIDATE, so that the table is not read under a lock.
ALTER TABLE "quotes" ADD COLUMN "prospect_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "prospect_email" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "prospect_phone" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_prospect" CHECK (("quotes"."prospect_name" IS NULL) = ("quotes"."prospect_email" IS NULL) AND ("quotes"."prospect_phone" IS NULL OR "quotes"."prospect_name" IS NOT NULL) AND ("quotes"."prospect_name" IS NULL OR ("quotes"."customer_id" = "quotes"."agent_id" AND "quotes"."status" IN ('Draft', 'Sent')))) NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_prospect";