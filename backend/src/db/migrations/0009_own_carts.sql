-- contract: a customer had one cart, a person now has their own with each; the version before puts nothing into carts until it has ended
ALTER TABLE "carts" DROP CONSTRAINT "carts_customer_id_unique";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_owner";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "product_lists" ADD COLUMN "kind" text DEFAULT 'List' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_lists" ADD COLUMN "from_id" integer;--> statement-breakpoint
ALTER TABLE "product_lists" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_lists" ADD COLUMN "key" text;--> statement-breakpoint
-- By hand from here: what a company shared is of who put the newest line there, or else bought with it last.
UPDATE "carts" c SET person_id = coalesce(
  (SELECT i.added_by_id FROM cart_items i WHERE i.cart_id = c.id
    AND (i.added_by_id = c.customer_id OR EXISTS (SELECT FROM company_members m WHERE m.company_id = c.customer_id AND m.customer_id = i.added_by_id))
    ORDER BY i.added_at DESC, i.id DESC LIMIT 1),
  (SELECT a.placed_by FROM checkout_attempts a WHERE a.cart_id = c.id
    AND (a.placed_by = c.customer_id OR EXISTS (SELECT FROM company_members m WHERE m.company_id = c.customer_id AND m.customer_id = a.placed_by))
    ORDER BY a.id DESC LIMIT 1),
  c.customer_id)
WHERE c.customer_id IS NOT NULL;--> statement-breakpoint
-- What others put there, agents, is theirs.
INSERT INTO "carts" (customer_id, person_id)
SELECT DISTINCT c.customer_id, i.added_by_id FROM cart_items i JOIN carts c ON c.id = i.cart_id
WHERE i.added_by_id <> c.person_id
  AND NOT (i.added_by_id = c.customer_id OR EXISTS (SELECT FROM company_members m WHERE m.company_id = c.customer_id AND m.customer_id = i.added_by_id));--> statement-breakpoint
WITH moved AS (
  UPDATE cart_items i SET cart_id = own.id FROM carts shared, carts own
  WHERE shared.id = i.cart_id AND own.customer_id = shared.customer_id AND own.person_id = i.added_by_id AND own.id <> shared.id
  RETURNING shared.id)
UPDATE "carts" SET version = version + 1 WHERE id IN (SELECT id FROM moved);--> statement-breakpoint
-- By hand up to here.
ALTER TABLE "carts" ADD CONSTRAINT "carts_person_id_customers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_lines" ADD CONSTRAINT "product_list_lines_added_by_id_customers_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_from_id_customers_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_person" UNIQUE("customer_id","person_id");--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_owner" CHECK (num_nonnulls("carts"."cookie_hash", "carts"."customer_id") = 1 AND ("carts"."customer_id" IS NULL) = ("carts"."person_id" IS NULL));--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_kind" CHECK ("product_lists"."kind" IN ('List', 'Cart'));