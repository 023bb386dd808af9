CREATE INDEX "bill_to_customers_payer" ON "bill_to_customers" USING btree ("bill_to_id");--> statement-breakpoint
CREATE INDEX "checkout_attempts_cart" ON "checkout_attempts" USING btree ("cart_id");