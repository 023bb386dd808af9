CREATE TABLE "cart_additions" (
	"cart_id" integer NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_additions_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "saved_items_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "saved_items_quantity" CHECK ("saved_items"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "seen_unit_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "old_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_at" ON "cart_additions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "products_code" ON "products" USING btree (translate("sku", 'abcdefghijklmnopqrstuvwxyz -./_', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));--> statement-breakpoint
CREATE INDEX "products_old_codes" ON "products" USING gin ("old_codes");