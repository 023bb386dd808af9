ALTER TABLE "products" ADD COLUMN "withdrawal_exemption" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal_exemption" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_withdrawal_exemption" CHECK ("products"."withdrawal_exemption" IN ('MadeToOrder', 'Perishable', 'SealedHygiene'));