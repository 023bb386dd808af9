-- By hand: NOT VALID and VALIDATE, so that the table is not read under a lock.
ALTER TABLE "products" ADD COLUMN "package_content" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_content" jsonb;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "unit" smallint;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "unit_price" integer;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "guest_unit_price" integer;--> statement-breakpoint
CREATE INDEX "shelf_unit_price" ON "shelf_products" USING btree ("shelf","unit","unit_price","product_id");--> statement-breakpoint
CREATE INDEX "shelf_guest_unit_price" ON "shelf_products" USING btree ("shelf","unit","guest_unit_price","product_id","visible_by_guest");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_package_content" CHECK ("products"."package_content" IS NULL OR coalesce(jsonb_typeof("products"."package_content" -> 'per') = 'string' AND jsonb_path_exists("products"."package_content", '$.amount ? (@ >= 1 && @ <= 1000000000000)'), false)) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_net_content" CHECK ("products"."net_content" IS NULL OR coalesce(jsonb_typeof("products"."net_content" -> 'per') = 'string' AND jsonb_path_exists("products"."net_content", '$.amount ? (@ >= 1 && @ <= 1000000000000)'), false)) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_package_content";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_net_content";