CREATE TABLE "search_pending" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_pending_due" ON "search_pending" USING btree ("due_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shelve_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shelf_products SET in_stock = NEW.stock_on_hand - NEW.stock_reserved >= NEW.unit_of_measure WHERE product_id = NEW.id;
	INSERT INTO search_pending AS s (product_id) VALUES (NEW.id) ON CONFLICT (product_id) DO UPDATE SET version = s.version + 1;
	RETURN NULL;
END $$;
