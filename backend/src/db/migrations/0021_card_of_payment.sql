-- By hand: NOT VALID and VALIDATE, so that payments are not read under a lock, and IF NOT EXISTS of the index.
ALTER TABLE "card_payments" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "card_payments" VALIDATE CONSTRAINT "card_payments_card_id_customer_cards_id_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "card_payments_card" ON "card_payments" USING btree ("card_id") WHERE card_id IS NOT NULL;
