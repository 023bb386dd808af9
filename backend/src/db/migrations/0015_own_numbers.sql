CREATE TABLE "own_numbers" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"number" text NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"name" text,
	"search_text" text GENERATED ALWAYS AS (' ' || replace(replace(translate(lower(coalesce(name, '')), 'ÁÉÍÓÚÝÐÞÆÖáéíóúýðöøåäü', 'aeiouydþæoaeiouydooaau'), 'þ', 'th'), 'æ', 'ae')) STORED NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_numbers_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id"),
	CONSTRAINT "own_numbers_code" UNIQUE("customer_id","code"),
	CONSTRAINT "own_numbers_number" CHECK (char_length("own_numbers"."number") BETWEEN 1 AND 64 AND "own_numbers"."code" <> ''),
	CONSTRAINT "own_numbers_name" CHECK (char_length("own_numbers"."name") BETWEEN 1 AND 200)
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "own_number" text;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "own_number" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "own_numbers" ADD CONSTRAINT "own_numbers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_numbers" ADD CONSTRAINT "own_numbers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_numbers_product" ON "own_numbers" USING btree ("product_id");