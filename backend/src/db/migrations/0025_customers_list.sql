DROP INDEX "customers_name";--> statement-breakpoint
CREATE INDEX "customers_list" ON "customers" USING btree ("name_sort","id","search_text","is_active","is_confirmed");