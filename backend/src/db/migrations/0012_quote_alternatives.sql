-- By hand: NOT VALID and VALIDATE, so that the table is not read under a lock.
ALTER TABLE "quote_items" ADD COLUMN "alternative_to_id" integer;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_alternative_to_id_quote_items_id_fk" FOREIGN KEY ("alternative_to_id") REFERENCES "public"."quote_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_items_alternatives" ON "quote_items" USING btree ("alternative_to_id");--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_alternative" CHECK ("quote_items"."alternative_to_id" <> "quote_items"."id") NOT VALID;--> statement-breakpoint
ALTER TABLE "quote_items" VALIDATE CONSTRAINT "quote_items_alternative";