-- By hand: NOT VALID and VALIDATE, so that people are not read under a lock, and IF NOT EXISTS of their indexes.
CREATE TABLE "company_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"abilities" text[] NOT NULL,
	CONSTRAINT "company_roles_company" UNIQUE("id","company_id"),
	CONSTRAINT "company_roles_filled" CHECK (char_length("company_roles"."name") BETWEEN 1 AND 60 AND cardinality("company_roles"."abilities") > 0)
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "company_role_id" integer;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD COLUMN "company_role_id" integer;--> statement-breakpoint
ALTER TABLE "company_roles" ADD CONSTRAINT "company_roles_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_roles_name" ON "company_roles" USING btree ("company_id",replace(replace(translate(lower("name"), 'ÁÉÍÓÚÝÐÞÆÖáéíóúýðöøåäü', 'aeiouydþæoaeiouydooaau'), 'þ', 'th'), 'æ', 'ae'));--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_own_role_fk" FOREIGN KEY ("company_role_id","company_id") REFERENCES "public"."company_roles"("id","company_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "company_members" VALIDATE CONSTRAINT "company_members_own_role_fk";--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_own_role_fk" FOREIGN KEY ("company_role_id","company_id") REFERENCES "public"."company_roles"("id","company_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "employee_invitations" VALIDATE CONSTRAINT "employee_invitations_own_role_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_members_own_role" ON "company_members" USING btree ("company_role_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "employee_invitations_own_role" ON "employee_invitations" USING btree ("company_role_id");--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_base_role" CHECK ("company_members"."company_role_id" IS NULL OR "company_members"."role" = 'Undetermined') NOT VALID;--> statement-breakpoint
ALTER TABLE "company_members" VALIDATE CONSTRAINT "company_members_base_role";--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_base_role" CHECK ("employee_invitations"."company_role_id" IS NULL OR "employee_invitations"."role" = 'Undetermined') NOT VALID;--> statement-breakpoint
ALTER TABLE "employee_invitations" VALIDATE CONSTRAINT "employee_invitations_base_role";