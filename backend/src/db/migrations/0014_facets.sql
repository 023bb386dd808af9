CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_attributes";--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "category_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD COLUMN "value_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_name" ON "attribute_values" USING btree ("name","value");--> statement-breakpoint
INSERT INTO "attribute_values" (name, value) SELECT DISTINCT a.name, a.value FROM products p CROSS JOIN jsonb_to_recordset(p.attributes) AS a (name text, value text);--> statement-breakpoint
UPDATE "shelf_products" s SET
	category_ids = coalesce((SELECT array_agg(DISTINCT step ORDER BY step) FROM product_categories pc
		JOIN categories c ON c.id = pc.category_id CROSS JOIN unnest(c.path) AS step WHERE pc.product_id = s.product_id), '{}'),
	value_ids = coalesce((SELECT array_agg(DISTINCT v.id ORDER BY v.id) FROM products p CROSS JOIN jsonb_to_recordset(p.attributes) AS a (name text, value text)
		JOIN attribute_values v ON v.name = a.name AND v.value = a.value WHERE p.id = s.product_id), '{}');
