ALTER TABLE "customers" ADD COLUMN "is_owner_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "customers" SET "is_owner_unproven" = true WHERE "id" IN (SELECT "customer_id" FROM "audit_log" WHERE "action" = 'register');
