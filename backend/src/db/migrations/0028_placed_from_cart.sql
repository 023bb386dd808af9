ALTER TABLE "checkout_attempts" ADD COLUMN "placed_by" integer;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checkout_attempts_placed" ON "checkout_attempts" USING btree ("placed_by","finished_at") WHERE placed_by IS NOT NULL;