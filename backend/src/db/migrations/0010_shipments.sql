-- Parts of orders that are on their way.
CREATE TABLE "carriers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"tracking_url" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"shipment_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_items_quantity" CHECK ("shipment_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"part" integer NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"carrier_id" text,
	"tracking_number" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shipments_part" UNIQUE("order_id","part"),
	CONSTRAINT "shipments_key" UNIQUE("order_id","key"),
	CONSTRAINT "shipments_from_one" CHECK ("shipments"."part" > 0),
	CONSTRAINT "shipments_tracking" CHECK ("shipments"."tracking_number" IS NULL OR "shipments"."carrier_id" IS NOT NULL),
	CONSTRAINT "shipments_delivered" CHECK ("shipments"."delivered_at" >= "shipments"."sent_at")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_items_item" ON "shipment_items" USING btree ("order_item_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_shipped" CHECK ("order_items"."shipped" >= 0 AND "order_items"."cancelled" >= 0 AND "order_items"."shipped" + "order_items"."cancelled" <= "order_items"."quantity") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_shipped";--> statement-breakpoint
-- By hand: an order that is on its way left the house whole.
INSERT INTO "shipments" ("order_id", "part", "key", "input_hash", "sent_at")
SELECT o."id", 1, 'before-shipments', '', coalesce((SELECT min(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."kind" = 'Shipping'), o."created_at")
FROM "orders" o WHERE o."status" = 'Shipping';--> statement-breakpoint
INSERT INTO "shipment_items" ("shipment_id", "order_item_id", "quantity")
SELECT s."id", i."id", i."quantity" FROM "shipments" s JOIN "order_items" i ON i."order_id" = s."order_id";--> statement-breakpoint
UPDATE "order_items" i SET "shipped" = i."quantity" FROM "shipments" s WHERE s."order_id" = i."order_id";
