CREATE TABLE "search_forms" (
	"form" text COLLATE "C" NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"synonym" boolean NOT NULL,
	CONSTRAINT "search_forms_form_term_pk" PRIMARY KEY("form","term")
);
--> statement-breakpoint
CREATE TABLE "search_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sku" text COLLATE "C" NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "search_products" ADD CONSTRAINT "search_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_forms_similar" ON "search_forms" USING gin ("form" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_products_terms" ON "search_products" USING gin ("terms");--> statement-breakpoint
ALTER TABLE "brands" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";