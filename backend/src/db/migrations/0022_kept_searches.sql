-- By hand: IF NOT EXISTS of the index, and the triggers, by which what a search found is known to be old (decision 065).
CREATE INDEX IF NOT EXISTS "search_products_named" ON "search_products" USING gin (ts_filter("terms", '{a,b,c}'));--> statement-breakpoint
CREATE FUNCTION "note_word_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The number of `wordsShelf`.
	IF EXISTS (SELECT FROM changed) THEN INSERT INTO shelf_changes (shelf) VALUES (2147483647); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_products_added" AFTER INSERT ON "search_products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_word_changes"();--> statement-breakpoint
CREATE TRIGGER "search_products_changed" AFTER UPDATE ON "search_products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_word_changes"();--> statement-breakpoint
CREATE TRIGGER "search_products_removed" AFTER DELETE ON "search_products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_word_changes"();
