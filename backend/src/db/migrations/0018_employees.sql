CREATE TABLE "employee_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"invited" text NOT NULL,
	"role" text NOT NULL,
	"order_limit" integer,
	"actor_id" integer NOT NULL,
	"code_hash" text,
	"mailed_to" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by_id" integer,
	CONSTRAINT "employee_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "employee_invitations_role" CHECK ("employee_invitations"."role" IN ('Admin', 'Employee', 'Influencer', 'Manager', 'Owner', 'Undetermined')),
	CONSTRAINT "employee_invitations_limit" CHECK ("employee_invitations"."order_limit" >= 0),
	CONSTRAINT "employee_invitations_accepted" CHECK (("employee_invitations"."accepted_at" IS NULL) = ("employee_invitations"."accepted_by_id" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "order_limit" integer;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_accepted_by_id_customers_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_invitations_waiting" ON "employee_invitations" USING btree ("company_id","invited") WHERE accepted_at IS NULL;--> statement-breakpoint
CREATE INDEX "employee_invitations_accepted_by" ON "employee_invitations" USING btree ("accepted_by_id");--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_limit" CHECK ("company_members"."order_limit" >= 0);