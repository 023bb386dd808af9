ALTER TABLE "shelf_products" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "discounted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "is_special_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "is_trending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "shelve_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shelf_products SET in_stock = NEW.stock_on_hand - NEW.stock_reserved >= NEW.unit_of_measure WHERE product_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_in_stock" AFTER UPDATE OF stock_on_hand, stock_reserved, unit_of_measure ON "products" FOR EACH ROW
	WHEN ((OLD.stock_on_hand - OLD.stock_reserved >= OLD.unit_of_measure) IS DISTINCT FROM (NEW.stock_on_hand - NEW.stock_reserved >= NEW.unit_of_measure))
	EXECUTE FUNCTION "shelve_stock"();--> statement-breakpoint
UPDATE "shelf_products" s SET brand_id = p.brand_id, discounted = p.discount > 0, is_special_order = p.is_special_order, is_trending = p.is_trending,
	in_stock = p.stock_on_hand - p.stock_reserved >= p.unit_of_measure FROM products p WHERE p.id = s.product_id;
