CREATE TABLE "last_purchases" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "last_purchases_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "last_purchases" ADD CONSTRAINT "last_purchases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_purchases" ADD CONSTRAINT "last_purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "last_purchases_newest" ON "last_purchases" USING btree ("customer_id","bought_at","product_id");--> statement-breakpoint
INSERT INTO "last_purchases" ("customer_id", "product_id", "bought_at", "quantity", "unit_price")
SELECT DISTINCT ON (i.customer_id, l.product_id) i.customer_id, l.product_id, i.issued_at, l.quantity, l.unit_price
FROM invoice_items l
JOIN invoices i ON i.id = l.invoice_id AND NOT i.is_credit
JOIN products p ON p.id = l.product_id
ORDER BY i.customer_id, l.product_id, i.issued_at DESC, i.id DESC;
