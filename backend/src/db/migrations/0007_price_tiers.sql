-- What several pieces of a product cost each.
ALTER TABLE "products" ADD COLUMN "price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_tiers" CHECK ("products"."price_tiers" = '[]'::jsonb OR jsonb_array_length(jsonb_path_query_array("products"."price_tiers", '$[*] ? (@.fromQuantity >= 2 && @.unitPrice >= 0)')) = jsonb_array_length("products"."price_tiers")) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_price_tiers";
