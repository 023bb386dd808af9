-- What a listing was counted from, told by which changes its shelf has seen (decision 065).
CREATE TABLE "shelf_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shelf_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shelf" integer
);
--> statement-breakpoint
CREATE INDEX "shelf_changes_shelf" ON "shelf_changes" USING btree ("shelf","id");--> statement-breakpoint
CREATE FUNCTION "note_shelf_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shelf_changes (shelf) SELECT DISTINCT shelf FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shelf_products_added" AFTER INSERT ON "shelf_products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_shelf_changes"();--> statement-breakpoint
CREATE TRIGGER "shelf_products_changed" AFTER UPDATE ON "shelf_products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_shelf_changes"();--> statement-breakpoint
CREATE TRIGGER "shelf_products_removed" AFTER DELETE ON "shelf_products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_shelf_changes"();--> statement-breakpoint
CREATE FUNCTION "note_renamed_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shelf_changes (shelf) VALUES (NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "brands_renamed" AFTER UPDATE OF name ON "brands" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
	EXECUTE FUNCTION "note_renamed_brand"();
