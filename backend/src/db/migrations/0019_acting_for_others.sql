ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(translate(lower(name), 'ÁÉÍÓÚÝÐÞÆÖáéíóúýðöøåäü', 'aeiouydþæoaeiouydooaau'), 'þ', 'th'), 'æ', 'ae') || ' ' || ssn) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_acted" ON "audit_log" USING btree ("actor_id","id") WHERE action = 'act-as';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previous_token_hash_unique" UNIQUE("previous_token_hash");