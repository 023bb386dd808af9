ALTER TABLE "checkouts" ADD COLUMN "pickup_point_id" text;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "cut_off" integer;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "handling_minutes" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "transit_days" integer;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "pickup_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_promise" text;