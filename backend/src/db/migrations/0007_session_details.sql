ALTER TABLE "customers" ADD COLUMN "allow_marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_uid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_auth_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity_uid");--> statement-breakpoint
CREATE INDEX "sessions_identity_checked" ON "sessions" USING btree ("identity_checked_at") WHERE identity_uid IS NOT NULL;